import type { SportName } from '../../../services/stats/SportEvent';
import type { WireNumber } from '../../../services/stats/wire';
import type { Spelling } from './Spelling';

/** The ids of plays that houses which use the provider's feeds have published, by the provider's names. */
const IDS: Record<SportName, Readonly<Record<string, number>>> = {
  baseball: { Single: 1, Double: 7, Triple: 12, 'Home Run': 15, Walk: 61 },
  basketball: {
    'Free Throw Made': 1,
    'Free Throw Missed': 2,
    'Field Goal Made': 3,
    'Field Goal Missed': 4,
    Turnover: 7,
    Foul: 8,
    Substitution: 10,
  },
  football: { Rush: 4, Kickoff: 5, Punt: 7, Interception: 9, 'Extra Point': 22, 'Field Goal': 42 },
  hockey: {},
  soccer: {
    Caution: 2,
    'Corner Kick': 5,
    Expulsion: 7,
    Foul: 8,
    'Free Kick': 9,
    'Game Over': 10,
    Goal: 11,
    Offside: 16,
    'Penalty Kick - Good': 17,
    'Penalty Kick - No Good': 18,
    'Shot on Goal': 20,
    Substitution: 22,
    'Own Goal': 28,
    'Shootout Goal': 30,
    'Shootout Miss': 41,
  },
};

/** The id that a play has by its name; undefined where none is known. */
export const playIdOf = (name: string, sport: SportName): number | undefined => IDS[sport][name];

/** What a play was: its name, with its id where one is known; in some events that id alone. */
export function writeKind(
  name: string,
  sport: SportName,
  spelling: Spelling,
): { id?: WireNumber; name?: string } {
  const id = playIdOf(name, sport);
  if (id === undefined) return { name };
  const written = { id: spelling.number(id) };
  return spelling.pick<{ id: WireNumber; name?: string }>(
    'names of plays',
    { ...written, name },
    written,
  );
}
