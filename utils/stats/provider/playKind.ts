import type { PlayKind, Sport } from '../game';
import { flag, text } from '../read';
import type { Fields } from '../read';
import { playName } from './playNames';

type NamedKind = Exclude<PlayKind, 'other'>;

/** Words in the provider's names of plays, by what a filter asks for. The first kind that has one counts. */
const WORDS: Record<Sport, Partial<Record<NamedKind, readonly string[]>>> = {
  baseball: {
    score: ['home run'],
    turnover: ['double play', 'triple play', 'error'],
    substitution: ['substitution', 'pitching change', 'pinch'],
  },
  basketball: {
    score: ['made'],
    turnover: ['turnover'],
    penalty: ['foul'],
    substitution: ['substitution'],
  },
  football: {
    score: ['touchdown', 'safety'],
    turnover: ['interception', 'fumble'],
    penalty: ['penalty'],
  },
  hockey: {
    score: ['goal'],
    turnover: ['giveaway', 'takeaway'],
    penalty: ['penalty'],
    substitution: ['goalie change'],
  },
  soccer: {
    score: ['goal', 'scored', 'penalty kick - good'],
    penalty: ['card', 'caution', 'expulsion', 'foul'],
    substitution: ['substitution', 'goalie change'],
  },
};

/** With one of these, a name says that nobody scored: `Field Goal Missed`, `Goal Kick`, `Shot on Goal`. */
const NO_SCORE = [
  'miss',
  'no goal',
  'no good',
  'shot on goal',
  'save',
  'goal kick',
  'goalie',
  'goalkeeper',
  'disallowed',
  'block',
];

/**
 * Of what kind a play is: by the older feeds' flags; else it scored where the score went up, or its name
 * says so; else by its name, or its id.
 *
 * @param hasScored whether the score went up with it; null where that is not known
 */
export function playKind(line: Fields, sport: Sport, hasScored: boolean | null): PlayKind {
  const flagged = flaggedKind(line);
  if (flagged) return flagged;
  const name = playName(line, sport);
  if (hasScored || isKick(line, name, hasScored)) return 'score';
  const isScoreless = NO_SCORE.some((word) => name.includes(word));
  const kinds = Object.entries(WORDS[sport]) as [NamedKind, readonly string[]][];
  const named = kinds.find(
    ([kind, words]) =>
      words.some((word) => name.includes(word)) && !(kind === 'score' && isScoreless),
  );
  return named?.[0] ?? 'other';
}

const FLAGS = [
  ['isScoring', 'score'],
  ['isTurnover', 'turnover'],
  ['isPenalty', 'penalty'],
  ['isSubstitution', 'substitution'],
] as const;

function flaggedKind(line: Fields): PlayKind | null {
  const said = FLAGS.map(([key, kind]) => ({ kind, isSo: flag(line[key]) }));
  if (said.every(({ isSo }) => isSo === null)) return null;
  return said.find(({ isSo }) => isSo === true)?.kind ?? 'other';
}

/** Football names a kick without saying whether it was good: where no score says it, its text does. */
function isKick(line: Fields, name: string, hasScored: boolean | null): boolean {
  if (hasScored !== null || !['field goal', 'extra point'].includes(name)) return false;
  const words = text(line['playText']).toLowerCase();
  return words.includes('good') && !words.includes('no good');
}
