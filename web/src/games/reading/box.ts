/** A box of the one-page reference: a title and the messages below it. */
export interface AidBox {
  readonly title: string;
  readonly ids: readonly string[];
  readonly isOrdered?: boolean;
}

/** A box whose messages all begin with the name of the box. */
export function box(name: string, parts: readonly string[], isOrdered = false): AidBox {
  const title = `rules-aid-${name}`;
  return { title, ids: parts.map((part) => title + part), isOrdered };
}
