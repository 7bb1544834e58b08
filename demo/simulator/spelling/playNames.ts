import type { SportName } from '../../../services/stats/SportEvent';
import type { PlayedPlay } from '../play/PlayedGame';

/** What the provider calls plays that the simulator names otherwise. */
const NAMES: Record<SportName, Readonly<Record<string, string>>> = {
  baseball: {},
  basketball: {
    'Field Goal': 'Field Goal Made',
    '3-Point Field Goal': '3 Pt Field Goal Made',
    'Missed shot': 'Field Goal Missed',
    'Free throw': 'Free Throw Made',
    'Missed free throw': 'Free Throw Missed',
    'End of period': 'End Period',
  },
  football: {
    'Pass reception': 'Pass',
    'Pass incompletion': 'Pass',
    Kneel: 'Rush',
  },
  hockey: {
    Start: 'Period Start',
    'End of period': 'Period End',
  },
  soccer: {
    Kickoff: 'Start Half',
    'End of half': 'Half Over',
    'Shot on goal': 'Shot on Goal',
    'Yellow card': 'Caution',
    'Red card': 'Expulsion',
    'Shootout won': 'Game Over',
  },
};

/** The marks of a hockey goal in its text. */
const GOALS: readonly (readonly [mark: string, name: string])[] = [
  ['(en)', 'Empty Net Goal'],
  ['(pp)', 'Power Play Goal'],
  ['(sh)', 'Short-Handed Goal'],
];

/** What the provider calls a play. */
export function playName(play: PlayedPlay, sport: SportName): string {
  return specialName(play, sport) ?? NAMES[sport][play.type] ?? inTitleCase(play.type);
}

/** Of plays whose name says more than their type does. */
function specialName({ type, playText, shootout }: PlayedPlay, sport: SportName): string | null {
  switch (sport) {
    case 'hockey':
      if (shootout) return shootout === 'goal' ? 'Shootout Goal' : 'Shootout Miss';
      return type === 'Goal'
        ? (GOALS.find(([mark]) => playText.includes(mark))?.[1] ?? type)
        : null;
    case 'soccer':
      if (shootout) return shootout === 'goal' ? 'Shootout Goal' : 'Shootout Miss';
      return playText.includes('a penalty kick')
        ? `Penalty Kick - ${type === 'Goal' ? 'Good' : 'No Good'}`
        : null;
    case 'football':
      return type.endsWith('fumble lost') ? 'Fumble' : null;
    default:
      return null;
  }
}

const inTitleCase = (type: string): string =>
  type
    .split(' ')
    .map((word) => (word === 'of' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
