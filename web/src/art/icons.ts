/** Line drawings in a box of 24: of the interface, of balls, agents and places. Stroke 2, round. */
import type { Ball, CardLocation, Identity } from "../wire/messages";

export const ICONS = {
  tick: "M4.5 12.5l5 5l10-11",
  cross: "M6 6l12 12M18 6L6 18",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  eye: "M2.5 12q9.5-11 19 0q-9.5 11-19 0zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z",
  "eye-off":
    "M2.5 12q9.5-11 19 0q-9.5 11-19 0zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0zM4.5 20L19.5 4",
  map: "M3 6.5l6-2.5l6 2.5l6-2.5v13.5l-6 2.5l-6-2.5l-6 2.5zM9 4v13.5M15 6.5V20",
  dossier: "M3.5 4h17v5h-17zM5 9v11h14V9M9.5 13h5",
  notes: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3.5",
  log: "M4 6h16M4 12h16M4 18h9",
  list: "M9 6h11M9 12h11M9 18h11M4 6h.5M4 12h.5M4 18h.5",
  talk: "M4 4h16v12h-7l-5 4.5V16H4z",
  gear: "M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM10.3 5.0L10.4 2.3L13.6 2.3L13.7 5.0L15.7 5.8L17.7 4.1L19.9 6.3L18.2 8.3L19.0 10.3L21.7 10.4L21.7 13.6L19.0 13.7L18.2 15.7L19.9 17.7L17.7 19.9L15.7 18.2L13.7 19.0L13.6 21.7L10.4 21.7L10.3 19.0L8.3 18.2L6.3 19.9L4.1 17.7L5.8 15.7L5.0 13.7L2.3 13.6L2.3 10.4L5.0 10.3L5.8 8.3L4.1 6.3L6.3 4.1L8.3 5.8z",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  copy: "M8 8h12v12H8zM16 8V4H4v12h4",
  link: "M10 14a4 4 0 0 1 0-5.7l3.2-3.1a4 4 0 0 1 5.7 5.7l-1.8 1.7M14 10a4 4 0 0 1 0 5.7l-3.2 3.1a4 4 0 0 1-5.7-5.7l1.8-1.7",
  again: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4 3.5v4.5h4.5",
  undo: "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  "step-forward": "M5 5v14l10-7zM19 5v14",
  "step-back": "M19 5v14L9 12zM5 5v14",
  "turn-back": "M20.5 6v12l-8-6zM11.5 6v12l-8-6z",
  "turn-forward": "M3.5 6v12l8-6zM12.5 6v12l8-6z",
  "question-back": "M9 6l-6 6l6 6M13.5 8.5q0-3.5 3.3-3.5t3.3 3.2q0 2.1-1.8 3t-1.5 2.8M16.8 18h.1",
  "question-forward": "M15 6l6 6l-6 6M3.9 8.5q0-3.5 3.3-3.5t3.3 3.2q0 2.1-1.8 3t-1.5 2.8M7.2 18h.1",
  first: "M20 6v12l-7-6zM12 6v12l-7-6zM3.5 5v14",
  last: "M4 6v12l7-6zM12 6v12l7-6zM20.5 5v14",
  arrow: "M4 12h16M13.5 5.5L20 12l-6.5 6.5",
  clock: "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0zM12 7v5l3.5 2.5",
  bot: "M5 9h14v10H5zM12 9V4.5M9 13.5h.1M15 13.5h.1M2.5 12.5v3M21.5 12.5v3M11 4h2",
  crown: "M4 18.5L3 7.5l5 4l4-7l4 7l5-4l-1 11z",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v3M14 20h3M20 20h.1",
  sound: "M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16 9q2.5 3 0 6M18.5 6q5 6 0 12",
  "sound-off": "M4 9.5v5h3.5l5 4.5V5l-5 4.5zM16.5 9.5l5 5M21.5 9.5l-5 5",
  sun: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19",
  moon: "M19.5 14.5A8.5 8.5 0 0 1 9.5 4.5A8.5 8.5 0 1 0 19.5 14.5z",
  printer: "M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z",
  download: "M12 3.5v11.5M7 10.5l5 5l5-5M4 20.5h16",
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  lock: "M5.5 11h13v9.5h-13zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 15v2",
  question: "M8.5 8.8q0-4 3.6-4t3.6 3.6q0 2.4-2 3.4t-1.7 3.2M12 19h.1",
} as const;

export type IconName = keyof typeof ICONS;

export const BALLS: Readonly<Record<Ball, string>> = {
  land: "M3 17q0-9 9-9t9 9M7.5 17q0-4.5 4.5-4.5t4.5 4.5",
  water: "M3 9.5q3-3.6 6 0t6 0t6 0M3 15.5q3-3.6 6 0t6 0t6 0",
  either:
    "M4.5 11q0-6.5 7.5-6.5T19.5 11M9 11q0-2.5 3-2.5T15 11M3 15q3-3 6 0t6 0t6 0M3 19.5q3-3 6 0t6 0t6 0",
  rival:
    "M4 8.5q8-4.5 16 0q.5 7-4 8.5q-2.5.5-4-2.2q-1.5 2.7-4 2.2q-4.5-1.5-4-8.5zM7.5 11.2q1.5-1.4 3 0M13.5 11.2q1.5-1.4 3 0",
  ambassador: "M2.5 15.5C7 14.5 7 6.5 12 6.5s5 8 9.5 9Q12 20 2.5 15.5ZM12 7v5",
  none: "M7 12h10",
};

export const AGENTS: Readonly<Record<Identity, string>> = {
  fiddlebottom: "M3 12q9-8.5 18 0q-9 8.5-18 0zM12 21v-3.5M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  bubble:
    "M12 3a6.5 6.5 0 0 1 6.5 6.5c0 4-4 6-4.8 8h-3.4c-.8-2-4.8-4-4.8-8A6.5 6.5 0 0 1 12 3zM12 3v14.5M10.3 20.8h3.4",
  zsazsa: "M12 20L3 9.5Q12 .5 21 9.5ZM12 20L7.5 6.5M12 20L12 5M12 20L16.5 6.5",
  x: "M4.5 7.5L10 10.5M19.5 7.5L14 10.5M6 19L18 13M18 19L6 13",
};

export const PIPS: Readonly<Record<CardLocation, string>> = {
  rialto: "M2 18q2-8 10-8t10 8h-5q-1-4-5-4t-5 4zM8 9V5h8v4",
  "san-marco": "M5 20V9l3-6l3 6v11M13 20v-7q4-5 8 0v7",
  arsenale: "M3 20V8h5v12M16 20V8h5v12M8 20v-6h8v6",
  accademia: "M2 18Q12 2 22 18M6 18Q12 8 18 18M12 10v3",
  "ca-d-oro": "M4 20V7h16v13zM8 17v-5q1-2 2 0v5M14 17v-5q1-2 2 0v5M4 7l2-3l3 3l3-3l3 3l3-3l2 3",
};
