// Answer questions about the client's folds and sentences: one question per line on standard input,
// one answer per line. The answer about a position holds only the changes since the previous one.
import { createInterface } from "node:readline";
import { boardAfter, EMPTY_BOARD } from "../../web/src/fold/board.ts";
import { cardAfter, EMPTY_CARD } from "../../web/src/fold/card.ts";
import { paperSheet } from "../../web/src/fold/sheet.ts";
import { readCatalogues, Speech } from "../../web/src/speech/speaking.ts";

const GAMES = {
  board: { after: boardAfter, empty: EMPTY_BOARD },
  card: { after: cardAfter, empty: EMPTY_CARD },
};

const speeches = {};

const ANSWERS = {
  empty: ({ game }) => GAMES[game].empty,
  positions({ game, viewer, sightings }) {
    const { after, empty } = GAMES[game];
    let position = empty;
    return sightings.map((sighting) => {
      const before = position;
      position = after(before, sighting, viewer);
      const changed = Object.entries(position).filter(([field, value]) => before[field] !== value);
      return Object.fromEntries(changed);
    });
  },
  sheet({ viewer, sightings }) {
    const seen = sightings.map((sighting, index) => ({ number: index + 1, sighting }));
    return paperSheet(seen, viewer);
  },
  learn({ language, texts, placeNames }) {
    const catalogues = readCatalogues(texts);
    speeches[language] = new Speech({ language, catalogues, placeNames, strict: true });
    return true;
  },
  sentences({ language, game, sightings }) {
    return sightings.map((sighting) => speeches[language].say(sighting, game));
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const question = JSON.parse(line);
  console.log(JSON.stringify(ANSWERS[question.ask](question)));
}
