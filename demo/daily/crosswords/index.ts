import { letItRing } from './letItRing';
import { onTheRiver } from './onTheRiver';
import { upTheHill } from './upTheHill';

/** The crosswords of the demo, which follow each other day by day and then begin anew. */
export const CROSSWORDS = [onTheRiver, letItRing, upTheHill] as const;
