import { exampleStory } from '../../article/exampleStory';
import { setFusion } from '../../../mocks/fusion/state';
import { pageMarks } from './pageMarks';

beforeEach(() => void setFusion());

const marks = (requestUri: string, pageType?: string, globalContent: unknown = null) =>
  pageMarks({
    globalContent,
    requestUri,
    metaValue: (name) => (name === 'page-type' ? pageType : undefined),
    outputType: 'default',
  });

describe('what a page says of itself (platform §2)', () => {
  it('is its kind and the type that keys its ad slots, by its path', () => {
    expect(marks('/')).toMatchObject({
      'data-page-kind': 'homepage',
      'data-ad-page-type': 'homepage',
    });
    expect(marks('/topic/septa')).toMatchObject({
      'data-page-kind': 'topic',
      'data-ad-page-type': 'topic',
    });
  });

  it('is what its page type says where the path says nothing', () => {
    expect(marks('/about/')).not.toEqual(marks('/about/', 'section'));
    expect(marks('/about/', 'section')['data-page-kind']).toBe('section');
  });

  it('is what its story is, whatever the page type', () => {
    const story = exampleStory();
    const gallery = marks('/a.html', 'section', { ...story, type: 'gallery' });
    expect(gallery['data-page-kind']).toBe('gallery');
    expect(gallery['data-ad-page-type']).toBe('gallery');
  });
});
