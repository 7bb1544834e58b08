import { readContentElements } from './readContentElements';
import { readContext } from './readContext';

const read = (...elements: unknown[]) => {
  const context = readContext();
  return { elements: readContentElements(elements, context), deviations: context.deviations };
};

describe('quotes and lists', () => {
  it.each([
    [
      'lists within lists',
      {
        type: 'list',
        list_type: 'ordered',
        items: [
          { type: 'text', content: 'a' },
          { type: 'list', items: ['b'] },
        ],
      },
      {
        type: 'list',
        _id: '',
        ordered: true,
        items: [{ content: 'a' }, { ordered: false, items: [{ content: 'b' }] }],
      },
    ],
    [
      'a quote within a quote',
      {
        type: 'quote',
        subtype: 'pullquote',
        content_elements: [
          { type: 'text', content: 'a' },
          { type: 'quote', content_elements: [{ type: 'text', content: 'b' }] },
        ],
        citation: { type: 'text', content: 'C; <em>D</em>' },
      },
      {
        type: 'quote',
        _id: '',
        style: 'pullquote',
        content: '<p>a</p><blockquote><p>b</p></blockquote>',
        citation: 'C; <em>D</em>',
      },
    ],
    [
      'a quote within a quote, with who said it',
      {
        type: 'quote',
        content_elements: [
          {
            type: 'quote',
            content_elements: [{ type: 'text', content: 'a' }],
            citation: { type: 'text', content: 'B, <i>C</i>' },
          },
          { type: 'list', list_type: 'ordered', items: ['d', { type: 'list', items: ['e'] }] },
        ],
      },
      {
        type: 'quote',
        _id: '',
        style: 'blockquote',
        content:
          '<blockquote><p>a</p><p><cite>B, <i>C</i></cite></p></blockquote><ol><li>d</li><li><ul><li>e</li></ul></li></ol>',
        citation: '',
      },
    ],
    [
      'a quote in a list, with who said it',
      {
        type: 'list',
        items: [
          {
            type: 'quote',
            content_elements: [{ type: 'text', content: 'a' }],
            citation: { content: 'B' },
          },
        ],
      },
      {
        type: 'list',
        _id: '',
        ordered: false,
        items: [{ content: '<blockquote><p>a</p><p><cite>B</cite></p></blockquote>' }],
      },
    ],
    [
      'an old blockquote',
      { type: 'blockquote', content: '<i>a</i>' },
      { type: 'quote', _id: '', style: 'blockquote', content: '<p><i>a</i></p>', citation: '' },
    ],
  ])('reads %s', (_name, raw, expected) => {
    expect(read(raw)).toEqual({ elements: [expected], deviations: [] });
  });

  it('keeps the pictures of quotes in lists: they stand after the list', () => {
    const image = { type: 'image', url: 'https://x.org/a.jpg' };
    const quote = { type: 'quote', content_elements: [image, { type: 'text', content: 'a' }] };
    const { elements, deviations } = read({ type: 'list', items: [quote, image] });
    expect(elements.map(({ type }) => type)).toEqual(['list', 'image', 'image']);
    expect(deviations).toEqual([]);
  });
});
