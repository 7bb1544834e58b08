import type { AnsImage } from '../../content/schemas/ans';
import { examplePicture } from './examplePicture';
import { exampleStory } from './exampleStory';
import { hasCover } from './hasCover';

const wide = examplePicture(1);
const upright = examplePicture(2, { width: 800, height: 1200 });
const nothing = { basic: null, lead_art: null, promo: null, longform: null, video: null };

describe('hasCover', () => {
  it.each<[string, string, AnsImage | null, boolean]>([
    ['long form with a wide picture', 'longform', wide, true],
    ['innovation-2 with a wide picture', 'innovation-2', wide, true],
    ['longformlight-v2 with a wide picture', 'longformlight-v2', wide, true],
    ['long form with an upright picture', 'longform', upright, false],
    ['long form without a picture', 'longform', null, false],
    ['a regular story', 'regular', wide, false],
    ['calm long form', 'longformlight', wide, false],
  ])('%s', (_, subtype, basic, expected) => {
    const promo = { ...nothing, youtube: null, basic };
    expect(hasCover(exampleStory({ subtype, promo }))).toBe(expected);
  });
});
