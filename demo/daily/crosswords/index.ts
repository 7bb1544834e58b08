import { letItRing } from './letItRing';
import { aWalkOnNinth, firstFrost, roomForMore, waitForIt } from './small';
import { onTheRiver } from './onTheRiver';
import { upTheHill } from './upTheHill';

/** The crosswords of the demo, a week of them, which follow each other day by day and then begin anew. */
export const CROSSWORDS = [
  onTheRiver,
  roomForMore,
  letItRing,
  firstFrost,
  upTheHill,
  waitForIt,
  aWalkOnNinth,
] as const;
