/** A step of "Learn in 5 minutes": a title, a few sentences and a picture. */
import type { PictureName } from "./page";

export interface LearnStep {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
}

export function step(id: string, variant: string, picture: PictureName): LearnStep {
  return { title: `rules-learn-${id}`, text: `rules-learn-${id}-text${variant}`, picture };
}
