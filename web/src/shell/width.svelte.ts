/** How wide the window is, in the few steps that change what is drawn, not only how. */

import { matching } from "../state/media.svelte";

const phone = matching("(max-width: 899.9px)");
const narrow = matching("(min-width: 900px) and (max-width: 1279.9px)");
const wide = matching("(min-width: 1680px)");

export const width = {
  /** One column, papers as sheets. */
  get isPhone(): boolean {
    return phone.holds;
  },
  /** A narrow right column, one paper at a time. */
  get isNarrow(): boolean {
    return narrow.holds;
  },
  /** The log in a third column. */
  get isWide(): boolean {
    return wide.holds;
  },
};
