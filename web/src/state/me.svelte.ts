/** Who I am on this server: a guest with a name, known by a cookie that this page can't read. */
import { ask } from "../wire/http";
import type { Me } from "../wire/messages";
import * as routes from "../wire/routes";

class Myself {
  /** Null where the server does not know me; undefined before it was asked. */
  guest = $state.raw<Me | null | undefined>(undefined);

  /** Ask who I am. */
  async look(): Promise<Me | null> {
    this.guest = await ask<Me | null>("GET", routes.me);
    return this.guest;
  }

  /** Be a guest: the one I am, or a new one with this name. */
  async be(name: string): Promise<Me> {
    const known = this.guest === undefined ? await this.look() : this.guest;
    if (known === null) this.guest = await ask<Me>("POST", routes.guests, { name });
    else if (name !== "" && name !== known.name) await this.rename(name);
    return this.guest as Me;
  }

  async rename(name: string): Promise<void> {
    this.guest = await ask<Me>("PATCH", routes.me, { name });
  }

  /** Have all that is stored about me deleted. */
  async forget(): Promise<void> {
    await ask<null>("DELETE", routes.me);
    this.guest = null;
  }
}

export const me = new Myself();
