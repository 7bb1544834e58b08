/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import RelatedStories from './features/related-stories/default';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent, content } = states[name];
  setFusion({ app: { globalContent }, content });
  return render(<RelatedStories customFields={fields} />).container;
}

const headlines = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
const asked = () => getFusion().calls.map(({ source }) => source);

describe('related stories', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    const rules = { 'heading-order': { enabled: false } };
    expect((await axe(show(name), { rules })).violations).toEqual([]);
  });

  it('shows the three that editors chose and asks for nothing else (widgets §9)', () => {
    show('chosen by editors');
    expect(headlines()).toHaveLength(3);
    expect(asked()).toEqual(['related-content']);
  });

  it('shows the picture of each story that has one, of which its headline says enough', () => {
    const pictures = [...show('chosen by editors').querySelectorAll('.related-stories__item img')];
    expect(pictures.length).toBeGreaterThan(0);
    for (const picture of pictures) expect(picture).toHaveAttribute('alt', '');
  });

  it('shows the newest of the section where editors chose none, without the story itself', () => {
    show('of the section');
    expect(headlines()).toEqual(['Meters go up in July', 'The gym that never closed']);
    expect(asked()).toEqual(['content-feed']);
  });

  it('fills up with the section, each story once', () => {
    show('filled up');
    expect(headlines()).toEqual(['The gym that never closed', 'Meters go up in July']);
  });

  it('keeps its usual title where the field holds anything else', () => {
    const { globalContent, content } = states['of the section'];
    setFusion({ app: { globalContent }, content });
    render(<RelatedStories customFields={{ title: [null, {}] }} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('More in Pennsylvania');
  });

  it('is nothing on a page whose content is a raw document', () => {
    setFusion({ app: { globalContent: { headlines: {}, content_elements: [] } } });
    expect(render(<RelatedStories customFields={{}} />).container).toBeEmptyDOMElement();
  });

  it('is nothing without stories', () => {
    expect(show('nothing')).toBeEmptyDOMElement();
  });

  it('waits with the section until the editors’ choice is known', () => {
    const { globalContent } = states['chosen by editors'];
    setFusion({ app: { globalContent }, content: {} });
    render(<RelatedStories customFields={{}} />);
    expect(asked()).toEqual(['related-content']);
  });
});

describe('related stories are fetched (widgets §5)', () => {
  it.each<[string, Partial<Story>, boolean]>([
    ['with related content', { hasRelatedContent: true }, true],
    ['with related links', { relatedLinks: [{ title: 'a', link: '/a' }] }, true],
    ['without', {}, false],
    ['for a swipeable story', { hasRelatedContent: true, subtype: 'swipeable' }, false],
    ['for a call to action', { hasRelatedContent: true, subtype: 'call-to-action' }, false],
    ['for a live blog', { hasRelatedContent: true, subtype: 'live' }, false],
    ['for a story without an id', { hasRelatedContent: true, _id: '' }, false],
  ])('%s', (_name, part, expected) => {
    setFusion({ app: { globalContent: exampleStory(part) } });
    render(<RelatedStories customFields={{}} />);
    expect(asked().includes('related-content')).toBe(expected);
  });
});

describe('where the text holds the related stories (version 2 of platform §3)', () => {
  it('shows the newest of the section, without those', () => {
    show('in the text');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('More in Pennsylvania');
    expect(headlines()).toEqual(['Meters go up in July']);
  });

  it('shows them here after all where the text is too short for them', () => {
    const { fields, content } = states['in the text'];
    setFusion({
      app: { globalContent: exampleStory({ hasRelatedContent: true, content_elements: [] }) },
      content,
    });
    render(<RelatedStories customFields={fields} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Related stories');
    expect(headlines()).toHaveLength(3);
  });

  it('has two versions', () => {
    expect(show('version 2').querySelector('.related-stories--2')).not.toBeNull();
    expect(show('chosen by editors').querySelector('.related-stories--1')).not.toBeNull();
  });
});
