import { storyChoices } from '../storyChoices';

/** Stories by their addresses, for editors. */
export default storyChoices('canonical_url');
