/** Long names may be broken where a reader would break them: for narrow cards. */

const BREAKS: readonly (readonly [string, string])[] = [
  ["Fiddlebottom", "Fid\u00addle\u00adbottom"],
];

/** The name with soft hyphens, which show only at the end of a line. */
export function soften(name: string): string {
  return BREAKS.reduce((text, [whole, soft]) => text.replace(whole, soft), name);
}
