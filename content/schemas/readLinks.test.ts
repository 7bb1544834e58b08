import { readContentElements } from './readContentElements';
import { readContext } from './readContext';

const read = (...elements: unknown[]) => {
  const context = readContext();
  return { elements: readContentElements(elements, context), deviations: context.deviations };
};

describe('links between paragraphs (platform §3)', () => {
  it.each([
    [
      'a link',
      { type: 'interstitial_link', url: '/a.html', content: 'A' },
      { type: 'interstitial_link', _id: '', url: '/a.html', content: 'A' },
    ],
    [
      'a story within the story',
      { type: 'story', canonical_url: '/a.html', headlines: { basic: 'A < B' } },
      { type: 'interstitial_link', _id: '', url: '/a.html', content: 'A &lt; B' },
    ],
    [
      'a list of links with its title',
      {
        type: 'link_list',
        _id: 'l',
        title: 'More on <b>SEPTA</b>',
        items: [
          { type: 'interstitial_link', url: '/a.html', content: 'A' },
          { type: 'text', content: 'And more to come.' },
        ],
      },
      {
        type: 'element_group',
        _id: 'l',
        title: 'More on SEPTA',
        elements: [
          { type: 'interstitial_link', _id: '', url: '/a.html', content: 'A' },
          { type: 'text', _id: '', content: 'And more to come.' },
        ],
      },
    ],
    [
      'a link with its words and its picture',
      {
        type: 'interstitial_link',
        url: 'https://x.org/a',
        content: 'A',
        description: { type: 'text', content: 'What <i>awaits</i><script>x()</script>' },
        image: { type: 'image', url: 'https://x.org/a.jpg' },
      },
      {
        type: 'interstitial_link',
        url: 'https://x.org/a',
        content: 'A',
        description: 'What <i>awaits</i>',
        image: { type: 'image', url: 'https://x.org/a.jpg' },
      },
    ],
    [
      'a link whose words are plain, and whose picture nobody knows',
      {
        type: 'interstitial_link',
        url: '/a',
        content: 'A',
        description: 'What awaits',
        image: { type: 'reference', referent: { id: 'X', type: 'image' } },
      },
      { type: 'interstitial_link', _id: '', url: '/a', content: 'A', description: 'What awaits' },
    ],
    [
      'a story within the story, with its summary and the picture that promotes it',
      {
        type: 'story',
        website_url: '/a/',
        headlines: { basic: 'A' },
        subheadlines: { basic: 'B & <C>' },
        promo_items: { basic: { type: 'image', url: 'https://x.org/a.jpg' } },
      },
      {
        type: 'interstitial_link',
        url: '/a/',
        content: 'A',
        description: 'B &amp;',
        image: { url: 'https://x.org/a.jpg' },
      },
    ],
    [
      'a collection within the story, as links to its members',
      {
        type: 'collection',
        _id: 'c',
        headlines: { basic: 'More' },
        content_elements: [
          { type: 'gallery', canonical_url: '/g', headlines: { basic: 'G' } },
          { type: 'reference', referent: { id: 'X', type: 'story' } },
        ],
      },
      {
        type: 'element_group',
        _id: 'c',
        title: 'More',
        elements: [{ type: 'interstitial_link', url: '/g', content: 'G' }],
      },
    ],
  ])('are read: %s', (_name, raw, expected) => {
    const { elements, deviations } = read(raw);
    expect(elements).toMatchObject([expected]);
    expect(deviations).toEqual([]);
  });

  it.each([
    ['without an address', { type: 'interstitial_link', content: 'A' }],
    ['that would run', { type: 'interstitial_link', url: 'javascript:x()', content: 'A' }],
    ['without words', { type: 'interstitial_link', url: '/a' }],
    [
      'to a story that is not out',
      { type: 'story', canonical_url: '/a', headlines: { basic: 'A' }, published: false },
    ],
    ['of a collection without members', { type: 'collection', headlines: { basic: 'A' } }],
    ['of a list without links', { type: 'link_list', title: 'A', items: [{ content: 'A' }] }],
  ])('are left out: %s', (_name, raw) => {
    expect(read(raw)).toEqual({
      elements: [],
      deviations: [`content_elements[0]: ${raw.type} without usable content skipped`],
    });
  });
});
