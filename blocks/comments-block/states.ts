import { exampleStory } from '../../components/article/exampleStory';

const globalContent = exampleStory();
const fields = { rootUrl: 'https://comments.broadsheet.example' };

/** Named states for the harness and the tests of the block. */
export default {
  closed: { fields, globalContent },
  'own title': { fields: { ...fields, title: 'What readers say' }, globalContent },
  'not allowed': { fields, globalContent: exampleStory({ displayComments: false }) },
  'no provider': { fields: {}, globalContent },
};
