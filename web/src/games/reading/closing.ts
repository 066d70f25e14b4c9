/** The sections with which both games' rules end: signs, the table's options, the editions. */
import { choices, text, type Block, type Section } from "./page";
import type { Facts } from "./subject";

export function closingSections(
  { gestures }: Facts,
  options: readonly Block[],
  editions: readonly Block[],
): readonly Section[] {
  return [
    {
      anchor: "signs",
      title: "rules-signs",
      blocks: [
        text("rules-signs-intro"),
        { kind: "signs" },
        text("rules-signs-free"),
        text("rules-signs-seen"),
      ],
    },
    {
      anchor: "options",
      title: "rules-options",
      blocks: [
        text("rules-options-intro"),
        ...options,
        choices("rules-option-gestures", ["open", "discreet"], gestures),
      ],
    },
    {
      anchor: "editions",
      title: "rules-editions",
      blocks: [text("rules-editions-intro"), ...editions],
    },
  ];
}
