/** The buildings of the five places of the card game, in a box of 220 x 134 whose water begins at 112. */
import type { CardLocation } from "../wire/messages";

interface Part {
  readonly look: "wall" | "roof" | "window" | "line" | "beam";
  readonly path: string;
}

const MERLONS = "v-9h8v4h8v-4h10v4h8v-4h8v9z";

/** A pointed window, standing on (x, y). */
function pointed(x: number, y: number): string {
  return `M${x} ${y}v-10q0-5 6-10q6 5 6 10v10z`;
}

function arcade(y: number): string {
  return [46, 64, 82, 100, 118].map((x) => pointed(x, y)).join("");
}

/** Spikes along the top of a palace, from x to the end, standing on y. */
function spikes(from: number, to: number, y: number, width: number): string {
  const count = Math.round((to - from) / width);
  return `M${from} ${y}${`l${width / 2}-9l${width / 2} 9`.repeat(count)}z`;
}

export const SCENES: Readonly<Record<CardLocation, readonly Part[]>> = {
  rialto: [
    {
      look: "wall",
      path: "M-10 112V104Q10 96 34 84L96 48H124L186 84Q210 96 230 104V112H182Q164 62 110 62T38 112Z",
    },
    { look: "roof", path: "M54 72V60h14v-2l28-17V32l14-7l14 7v9l28 17v2h14v12L124 48H96Z" },
    { look: "window", path: "M102 48v-9q8-8 16 0v9z" },
    { look: "window", path: "M58 68v-3q3-3 6 0v-.6zM72 60v-2q3-3 6-2v1zM148 61v-3q-3-3-6-2v1z" },
    { look: "line", path: "M38 90Q64 58 110 56T182 90" },
  ],
  "san-marco": [
    { look: "wall", path: "M38 112V34h22v78z" },
    { look: "roof", path: "M36 34L49 6L62 34z" },
    { look: "window", path: "M42 50v-8q3-3 6 0v8zM50 50v-8q3-3 6 0v8z" },
    { look: "line", path: "M38 55h22M44 62v50M54 62v50" },
    {
      look: "roof",
      path: "M82 80q0-14 9-18q9 4 9 18M124 80q0-14 9-18q9 4 9 18M98 80q0-20 13-25q13 5 13 25",
    },
    { look: "line", path: "M91 62v-5M111 55v-6M133 62v-5" },
    { look: "wall", path: "M76 112V84q10-10 20 0q15-13 30 0q10-10 20 0V112z" },
    {
      look: "window",
      path: "M80 112V97q6-7 12 0v15M103 112V95q8-9 16 0v17M130 112V97q6-7 12 0v15",
    },
  ],
  arsenale: [
    { look: "wall", path: "M34 112V44h34v68zM152 112V44h34v68z" },
    { look: "roof", path: `M30 44${MERLONS}M148 44${MERLONS}` },
    { look: "wall", path: "M68 112V72h84v40h-18q-2-24-24-24t-24 24z" },
    { look: "roof", path: "M66 72L110 53L154 72z" },
    { look: "window", path: "M46 78v-13q5-5 10 0v13zM164 78v-13q5-5 10 0v13z" },
    { look: "line", path: "M34 90h34M152 90h34M104 66a6 4 0 1 0 12 0a6 4 0 1 0-12 0z" },
  ],
  accademia: [
    { look: "wall", path: "M-10 112V98Q50 46 110 46T230 98V112H204Q164 66 110 66T16 112Z" },
    { look: "beam", path: "M-10 90Q50 38 110 38T230 90" },
    {
      look: "beam",
      path: "M22 98L34 76M52 82L60 58M82 70L86 48M110 66V38M138 70L134 48M168 82L160 58M198 98L186 76",
    },
    {
      look: "line",
      path: "M34 76L52 82M60 58L82 70M86 48L110 66M134 48L110 66M160 58L138 70M186 76L168 82",
    },
  ],
  "ca-d-oro": [
    { look: "wall", path: "M36 112V40h148v72z" },
    { look: "roof", path: spikes(36, 184, 40, 148 / 13) },
    { look: "window", path: arcade(71) },
    { look: "window", path: arcade(103) },
    { look: "line", path: "M42 75h94M42 107h94M146 52h26v20h-26zM146 84h26v20h-26zM140 40v72" },
    { look: "window", path: "M153 72v-9q6-7 12 0v9zM153 104v-9q6-7 12 0v9z" },
  ],
};
