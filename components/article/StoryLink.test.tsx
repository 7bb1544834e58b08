import { renderToStaticMarkup } from 'react-dom/server';
import { exampleStory } from './exampleStory';
import { StoryLink } from './StoryLink';

const show = (part: object, headline = 'A headline') =>
  renderToStaticMarkup(
    <StoryLink
      story={exampleStory({
        canonical_url: '/news/a.html',
        headlines: { basic: headline, web: '', print: '', tablet: '', meta_title: '' },
        ...part,
      })}
    />,
  );

describe('the headline of a story', () => {
  it.each([
    ['to its page', {}, '<a href="/news/a.html">A headline</a>'],
    [
      'to where editors let its cards lead',
      { link: { url: '/interactives/map.html' } },
      '<a href="/interactives/map.html">A headline</a>',
    ],
    [
      'away, which searches do not follow (platform §5)',
      { link: { url: 'https://elsewhere.example/', rel: 'nofollow' } },
      '<a href="https://elsewhere.example/" rel="nofollow">A headline</a>',
    ],
  ])('leads %s', (_name, part, markup) => {
    expect(show(part)).toBe(markup);
  });

  it('says the language in which it is written, and its direction', () => {
    expect(show({ language: 'ar' }, 'عنوان')).toBe(
      '<a href="/news/a.html" lang="ar" dir="rtl">عنوان</a>',
    );
    expect(show({ language: 'es' }, 'Un título')).toBe(
      '<a href="/news/a.html" lang="es">Un título</a>',
    );
  });
});
