import { teams } from '../../properties/teams';
import { choicesAmong } from '../choicesSource';

/** The local teams by their keys, for editors. */
export default choicesAmong(() =>
  teams.map(({ key, name, league }) => ({ value: key, label: name, note: league.toUpperCase() })),
);
