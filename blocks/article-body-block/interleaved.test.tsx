/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { EXAMPLE_PARAGRAPHS, exampleStory } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import ArticleBody from './features/article-body/default';
import { layOutBody } from './features/article-body/layOutBody';
import states from './states';

type Name = keyof typeof states;
interface State {
  fields: Record<string, unknown>;
  globalContent: Story;
  content?: Record<string, unknown>;
}

function showStory(globalContent: Story) {
  setFusion({ app: { globalContent } });
  return render(<ArticleBody customFields={{}} />).container;
}

function show(name: Name) {
  const { fields, globalContent, content = {} }: State = states[name];
  setFusion({ app: { globalContent }, content });
  return render(<ArticleBody customFields={fields} />).container;
}

describe('what interleaves a text', () => {
  /** Names of what stands in the text, without the paragraphs between. */
  const interleaved = (name: Name) =>
    [...(show(name).firstElementChild?.children ?? [])]
      .map((child) => child.getAttribute('data-ad-slot') ?? child.className.split(' ')[0])
      .filter((kind) => /^article_|related-box|inline-newsletter/.test(kind ?? ''));

  it.each<[Name, string[]]>([
    ['text', []],
    [
      'ads, related stories and a newsletter',
      ['article_inline_1', 'related-box', 'article_inline_2', 'inline-newsletter'],
    ],
    ['opinion', ['article_inline_1', 'article_inline_2', 'inline-newsletter', 'article_anchor']],
    ['sports betting', ['article_native']],
    ['the intro of a live blog', []],
  ])('of the state "%s" (platform §5)', (name, expected) => {
    expect(interleaved(name)).toEqual(expected);
  });

  it('ends every opinion with its anchor ad, one too short for ads in its text as well (platform §5)', () => {
    const { globalContent } = states.opinion;
    const story = {
      ...globalContent,
      content_elements: globalContent.content_elements.slice(0, 2),
    };
    const slots = showStory(story).querySelectorAll<HTMLElement>('.ad-slot');
    expect([...slots].map(({ dataset }) => dataset['adSlot'])).toEqual(['article_anchor']);
  });

  it('has no more than five ads, however long the text is', () => {
    const elements = Array.from({ length: 40 }, () => EXAMPLE_PARAGRAPHS).flat();
    const parts = layOutBody(elements, {
      newsletterId: null,
      hasRelated: false,
      adContext: {},
      isPartner: false,
    });
    expect(parts.filter(({ type }) => type === 'ad')).toHaveLength(5);
    const shown = parts.flatMap((part) => (part.type === 'elements' ? part.elements : []));
    expect(shown).toEqual(elements);
  });

  it('counts the positions of its ads from 1 (platform §3: targeting payload)', () => {
    const ads = show('opinion').querySelectorAll<HTMLElement>('.ad-slot');
    expect([...ads].map(({ dataset }) => [dataset['position'], dataset['positionType']])).toEqual([
      ['1', 'inline'],
      ['2', 'inline'],
      ['3', 'anchor'],
    ]);
  });

  it('uses the ad unit of galleries, or the story’s own (platform §9)', () => {
    const { content_elements } = states.opinion.globalContent;
    const unit = (part: Partial<Story>) =>
      showStory(exampleStory({ content_elements, ...part }))
        .querySelector('.ad-slot')
        ?.getAttribute('data-ad-unit');
    expect(unit({})).toBe('phl.default');
    expect(unit({ type: 'gallery' })).toBe('phl.gallery');
    expect(unit({ adsDfpId: 'phl.own' })).toBe('phl.own');
  });

  it('shows in the apps only what their web view allows', () => {
    const { globalContent } = states.opinion;
    setFusion({ app: { globalContent, outputType: 'app' } });
    const { container } = render(<ArticleBody customFields={{}} />);
    const names = [...container.querySelectorAll<HTMLElement>('.ad-slot')];
    expect(names.map(({ dataset }) => dataset['adSlot'])).toEqual([
      'article_inline_1',
      'article_inline_2',
    ]);
  });
});

describe('related stories in the text (version 2 of platform §3)', () => {
  const { globalContent, fields, content } = states['ads, related stories and a newsletter'];
  const showRelated = (part: Partial<Story>, answer: unknown = content['related-content']) => {
    setFusion({
      app: { globalContent: { ...globalContent, ...part } },
      content: { 'related-content': answer },
    });
    return render(<ArticleBody customFields={fields} />).container.querySelector('.related-box');
  };
  const asked = () => getFusion().calls.map(({ source }) => source);

  it('are three headlines, with the pictures there are', () => {
    const box = showRelated({});
    expect(box?.querySelectorAll('a[data-link-type="related"]')).toHaveLength(3);
    expect(box?.querySelectorAll('img')).toHaveLength(2);
  });

  it('are asked for by the id of the story, where it has one', () => {
    showRelated({});
    expect(asked()).toContain('related-content');
    showRelated({ _id: '' });
    expect(asked()).not.toContain('related-content');
  });

  it('are the links of the story itself where the source has none', () => {
    const relatedLinks = [1, 2, 3, 4].map((n) => ({ title: `Story ${n}`, link: `/${n}.html` }));
    const box = showRelated({ relatedLinks }, null);
    expect(box?.querySelectorAll('a')).toHaveLength(3);
  });

  it.each<[string, Partial<Story>]>([
    ['without related content', { hasRelatedContent: false }],
    ['in a live blog', { subtype: 'live' }],
    ['in a swipeable story', { subtype: 'swipeable' }],
    ['in a call to action', { subtype: 'call-to-action' }],
    ['in a short text', { content_elements: EXAMPLE_PARAGRAPHS.slice(0, 2) }],
  ])('are not asked for %s (widgets §5)', (_case, part) => {
    expect(showRelated(part)).toBeNull();
    expect(asked()).toEqual([]);
  });

  it('are off by default', () => {
    setFusion({ app: { globalContent }, content });
    const { container } = render(<ArticleBody customFields={{}} />);
    expect(container.querySelector('.related-box')).toBeNull();
    expect(asked()).toEqual([]);
  });
});
