/** What lies behind the quay at home: two rows of roofs, their windows, stars and the lines of the sea. */

/** The same row of numbers from 0 to 1 each time: a scene that never changes. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

type Roof = "flat" | "gable" | "step";
type House = readonly [width: number, height: number, roof: Roof];

function outline([width, height, roof]: House, x: number, ground: number): string {
  const top = ground - height;
  if (roof === "gable") return `L${x} ${top}L${x + width / 2} ${top - 18}L${x + width} ${top}`;
  if (roof === "step")
    return `L${x} ${top}H${x + width * 0.55}V${top - 14}H${x + width * 0.8}V${top}H${x + width}`;
  return `L${x} ${top}H${x + width}`;
}

const NEAR: readonly House[] = [
  [42, 75, "flat"], [58, 62, "gable"], [74, 66, "flat"], [66, 84, "gable"], [90, 58, "flat"],
  [70, 78, "gable"], [64, 64, "step"], [80, 54, "flat"], [84, 70, "gable"], [62, 56, "flat"],
  [78, 72, "gable"], [82, 66, "gable"], [48, 52, "flat"], [66, 72, "flat"], [78, 46, "flat"],
  [60, 56, "gable"], [72, 60, "gable"], [62, 42, "flat"], [74, 62, "gable"], [64, 74, "flat"],
  [70, 50, "gable"],
]; // prettier-ignore

const FAR: readonly House[] = [
  [54, 92, "flat"], [70, 122, "flat"], [80, 84, "gable"], [120, 96, "flat"], [90, 110, "step"],
  [110, 88, "gable"], [90, 100, "flat"], [60, 88, "gable"], [60, 90, "flat"], [52, 84, "flat"],
  [340, 92, "flat"], [90, 100, "gable"], [80, 118, "gable"], [110, 104, "flat"], [90, 90, "flat"],
]; // prettier-ignore

function row(houses: readonly House[], ground: number): string {
  let x = -20;
  let path = `M${x} ${ground}`;
  for (const house of houses) {
    path += outline(house, x, ground);
    x += house[0];
  }
  return `${path}V${ground}Z`;
}

function windows(ground: number): string {
  const next = numbers(7);
  let x = -20;
  let path = "";
  for (const [width, height] of NEAR) {
    const columns = Math.max(1, Math.floor(width / 34));
    for (let column = 0; column < columns; column++)
      for (let floor = 0; floor < Math.floor(height / 26); floor++)
        if (next() < 0.62)
          path += `M${x + 14 + column * 18} ${ground - height + 22 + floor * 22}v4`;
    x += width;
  }
  return path;
}

/** The far sights: the bell tower and the great dome, standing on the ground line. */
function sights(ground: number): string {
  const y = ground;
  return (
    `M748 ${y}V${y - 212}L762 ${y - 262}L775 ${y - 212}V${y}Z` +
    `M839 ${y - 80}V${y - 104}C839 ${y - 156} 864 ${y - 182} 899 ${y - 182}S959 ${y - 156} 959 ${y - 104}V${y - 80}Z` +
    `M896.5 ${y - 180}v-18h5v18z` +
    `M972 ${y - 80}q0-30 26-32q26 2 26 32zM963 ${y - 80}v-24h8v24z`
  );
}

function stars(): string {
  const next = numbers(23);
  return Array.from({ length: 46 }, () => `M${next() * 1440} ${next() * next() * 420}h.01`).join(
    "",
  );
}

function ripples(top: number, bottom: number): string {
  const next = numbers(5);
  return Array.from({ length: 110 }, () => {
    const depth = next();
    const length = 24 + 90 * next();
    return `M${next() * 1480 - 40} ${top + 8 + depth * (bottom - top - 24)}h${length}`;
  }).join("");
}

/** The moon's path of light on the water, below x, wider with each line. */
function shimmer(x: number, top: number, bottom: number): string {
  const next = numbers(11);
  let path = "";
  let y = top + 9;
  for (let line = 0; y < bottom - 20; line++) {
    const half = 34 + line * 3 + next() * 14;
    path += `M${x - half + (next() - 0.5) * 36} ${y}h${2 * half * (0.72 + 0.28 * next())}`;
    y += 5 + line * 0.9;
  }
  return path;
}

export const SEA = 546;
export const QUAY = 812;

export const SKYLINE = {
  near: row(NEAR, SEA),
  far: row(FAR, SEA) + sights(SEA),
  windows: windows(SEA),
  stars: stars(),
  ripples: ripples(SEA, QUAY),
  shimmer: shimmer(796, SEA, QUAY),
} as const;
