import { storyChoices } from '../storyChoices';

/** Stories by their ids, for editors. */
export default storyChoices('_id');
