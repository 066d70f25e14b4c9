/**
 * Sealed chance, as the server draws it (docs/fairness.md): every draw has an address. In plain
 * JavaScript, because browsers offer no cryptography on pages without https.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** What was kept secret during the game, and what the players gave. All hexadecimal. */
export interface Seal {
  readonly seed: string;
  readonly salt: string;
  readonly entropy: Readonly<Record<string, string>>;
}

/** A draw below a bound; always the same for the same address. */
export type Draw = (bound: number, purpose: string, index?: bigint | number) => number;

const SPAN = 1n << 256n;

/** What must have been published before the game. */
export function commitmentOf({ seed, salt }: Seal): string {
  const words = utf8ToBytes("inkognito commitment 1");
  return bytesToHex(sha256(concatBytes(words, hexToBytes(salt), hexToBytes(seed))));
}

/** The chance of a game. */
export function chanceOf(seal: Seal): Draw {
  const key = keyOf(seal);
  return (bound, purpose, index = 0) => {
    const limit = SPAN - (SPAN % BigInt(bound));
    for (let attempt = 0; ; attempt += 1) {
      const digest = hmac(sha256, key, utf8ToBytes(`${purpose}/${index}/${attempt}`));
      const word = BigInt(`0x${bytesToHex(digest)}`);
      if (word < limit) return Number(word % BigInt(bound));
    }
  };
}

/** The key of all draws: the seed, mixed with what the players gave. */
function keyOf({ seed, entropy }: Seal): Uint8Array {
  const zero = Uint8Array.of(0);
  const given = Object.keys(entropy)
    .sort()
    .flatMap((seat) => [zero, utf8ToBytes(seat), zero, sha256(hexToBytes(entropy[seat] ?? ""))]);
  return hmac(sha256, hexToBytes(seed), concatBytes(utf8ToBytes("inkognito entropy 1"), ...given));
}

/** The items in the order that one draw gives them: its place among all orders of places. */
export function shuffled<T>(
  items: readonly T[],
  draw: Draw,
  purpose: string,
  index = 0,
): readonly T[] {
  let place = draw(factorial(items.length), purpose, index);
  const left = [...items];
  const order: T[] = [];
  for (let size = items.length; size > 0; size -= 1) {
    const block = factorial(size - 1);
    order.push(...left.splice(Math.floor(place / block), 1));
    place %= block;
  }
  return order;
}

function factorial(number: number): number {
  return number < 2 ? 1 : number * factorial(number - 1);
}

/** All ways to take three of the items, in the order of their places. */
export function threeOf<T>(items: readonly T[]): readonly (readonly [T, T, T])[] {
  return items.flatMap((first, a) =>
    items
      .slice(a + 1)
      .flatMap((second, b) =>
        items.slice(a + b + 2).map((third) => [first, second, third] as const),
      ),
  );
}
