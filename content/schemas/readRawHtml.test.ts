import { readContentElements } from './readContentElements';
import { readContext } from './readContext';
import { readStory } from './readStory';

const read = (element: unknown) => readContentElements([element], readContext());

describe('HTML of others', () => {
  it('believes no document that says its HTML is sanitised already', () => {
    const story = readStory({
      additional_properties: { prepared: true },
      content_elements: [
        { type: 'text', content: '<b onclick="x()">a</b><script>x()</script>' },
        {
          type: 'raw_html',
          content: '<p style="color:red;position:fixed" onclick="x()">b</p>',
          additional_properties: { trusted: true },
        },
      ],
    });
    expect(story.content_elements).toMatchObject([
      { content: '<b>a</b>' },
      { content: '<p style="color:red">b</p>', trusted: true },
    ]);
  });

  it('leaves out more than anybody writes, and says how much it was', () => {
    const context = readContext();
    const content = `<p>${'a'.repeat(1_500_000)}</p>`;
    expect(readContentElements([{ type: 'raw_html', content }], context)).toEqual([]);
    expect(context.deviations).toContainEqual(
      expect.stringMatching(/^raw_html: 1,500,007 characters, at most [1-9][\d,]+$/),
    );
  });

  it.each([
    ['marked, with a frame', '<iframe src="https://x.org"></iframe>', true],
    ['marked, nothing but a script', '<script src="https://x.org/a.js"></script>', true],
    ['not marked, with a style', '<p style="color:red">a</p>', false],
    ['not marked, with a picture of others', '<p><img src="https://x.org/a.png"></p>', false],
    ['not marked, with a picture of others, by half a scheme', '<img src="//x.org/a.png">', false],
  ])('keeps raw HTML for a frame: %s', (_name, content, trusted) => {
    const raw = { type: 'raw_html', content, additional_properties: { trusted } };
    expect(read(raw)).toMatchObject([{ content, trusted: false }]);
  });

  it.each([
    ['marked, with a picture', '<img src="https://x.org/a.png" />', true],
    ['with an own picture', '<img src="/a.png" />', false],
    ['with a link', '<a href="https://x.org/">a</a>', false],
  ])('shows raw HTML in the page: %s', (_name, content, trusted) => {
    const raw = { type: 'raw_html', content, additional_properties: { trusted } };
    expect(read(raw)).toMatchObject([{ content, trusted: true }]);
  });
});

it('reads HTML that stands where an oEmbed has it', () => {
  expect(read({ type: 'raw_html', raw_oembed: { html: '<p>b</p>' } })).toMatchObject([
    { type: 'raw_html', content: '<p>b</p>', trusted: true },
  ]);
});
