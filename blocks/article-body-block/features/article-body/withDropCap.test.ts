import type { ContentElement } from '../../../../content/schemas/ans';
import { withDropCap } from './withDropCap';

const paragraph = (content: string, dropcap?: true): ContentElement => ({
  type: 'text',
  _id: content,
  content,
  ...(dropcap ? { dropcap } : {}),
});
const picture: ContentElement = { type: 'divider', _id: 'd', style: 'standard' };

/** Which paragraphs have a drop cap. */
const dropCaps = (elements: readonly ContentElement[]): string[] =>
  elements.flatMap((element) =>
    element.type === 'text' && element.dropcap ? [element.content] : [],
  );

describe('drop caps (platform §5)', () => {
  it.each<[string, string, ContentElement[], string[]]>([
    ['an ordinary story has none', 'regular', [paragraph('A')], []],
    ['long form opens with one', 'longform', [paragraph('A'), paragraph('B')], ['A']],
    ['its second version too', 'longformlight-v2', [paragraph('A')], ['A']],
    ['and innovation-2', 'innovation-2', [paragraph('A')], ['A']],
    ['and investigations', 'spotlightpa', [paragraph('A')], ['A']],
    [
      'a writer’s own stays the only one',
      'longform',
      [paragraph('A'), paragraph('B', true)],
      ['B'],
    ],
    ['a writer may ask anywhere', 'regular', [paragraph('A'), paragraph('B', true)], ['B']],
    ['the first paragraph may stand below something', 'longform', [picture, paragraph('A')], ['A']],
    ['a letter with an accent counts', 'longform', [paragraph('Élan')], ['Élan']],
    ['a quotation mark does not', 'longform', [paragraph('“A')], []],
    ['nor a number', 'longform', [paragraph('14 centers')], []],
    ['nor a link', 'longform', [paragraph('<a href="/">A</a>')], []],
    ['a story without text has none', 'longform', [picture], []],
    ['an empty story has none', 'longform', [], []],
  ])('%s', (_rule, subtype, elements, expected) => {
    expect(dropCaps(withDropCap(elements, subtype))).toEqual(expected);
  });

  it('changes nothing of what it is given', () => {
    const elements = [paragraph('A')];
    withDropCap(elements, 'longform');
    expect(dropCaps(elements)).toEqual([]);
  });
});
