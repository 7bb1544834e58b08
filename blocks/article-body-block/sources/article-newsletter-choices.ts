import { newsletters } from '../../../properties/newsletters';
import { choicesAmong } from '../../../content/choicesSource';

/** What a story may offer to sign up for: a newsletter by its id, that of its section, or none. */
export default choicesAmong(() => [
  { value: 'section', label: 'That of the story’s section' },
  { value: 'none', label: 'No newsletter' },
  ...newsletters.map(({ id, title, frequency }) => ({ value: id, label: title, note: frequency })),
]);
