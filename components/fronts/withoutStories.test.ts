import { EXAMPLE_FRONT } from '../cards/exampleCards';
import { withoutStories } from './withoutStories';

it('leaves out the stories that a page shows already', () => {
  const [first, second, ...others] = EXAMPLE_FRONT;
  expect(withoutStories(EXAMPLE_FRONT, [second, first])).toEqual(others);
  expect(withoutStories(EXAMPLE_FRONT, [])).toEqual(EXAMPLE_FRONT);
});
