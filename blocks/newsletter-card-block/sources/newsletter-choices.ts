import { newsletters } from '../../../properties/newsletters';
import { choicesAmong } from '../../../content/choicesSource';

/** The newsletters by their ids, for editors. */
export default choicesAmong(() =>
  newsletters.map(({ id, title, frequency }) => ({ value: id, label: title, note: frequency })),
);
