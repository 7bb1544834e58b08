/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import StoryCard from './features/story-card/default';
import { storyCardFields } from './features/story-card/storyCardFields';
import states from './states';

const SWITCHES = ['blurb', 'eyebrow', 'image', 'shareTools', 'inFeed', 'boxShadow'] as const;

function show(name: string) {
  const { fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content, environment: { SITE_ORIGIN: 'https://news.example' } });
  return render(<StoryCard customFields={fields} />).container;
}

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T16:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('story card block', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    const container = show(name);
    jest.useRealTimers();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('shows everything by default: summary, label, picture, share menu, in feed, box shadow (widgets §3)', () => {
    for (const name of SWITCHES) expect(storyCardFields[name].read(undefined)).toBe(true);
    expect(storyCardFields.imageRatio.read(undefined)).toBe('3x2');
    expect(storyCardFields.relatedCount.read(undefined)).toBe(3);
    const container = show('standard');
    for (const part of ['.card__blurb', '.eyebrow', 'img', '.share', '.card--shadow']) {
      expect(container.querySelector(part)).not.toBeNull();
    }
  });

  it('leaves out what the editor switches off (widgets §3)', () => {
    const container = show('withoutSwitches');
    for (const part of ['.card__blurb', '.eyebrow', 'img', '.share', '.card--shadow', 'time']) {
      expect(container.querySelector(part)).toBeNull();
    }
  });

  it.each([
    ['variant', 'huge', 'standard'],
    ['imageRatio', '7x1', '3x2'],
    ['position', -4, 0],
    ['timelineCount', 7, 6],
    ['relatedVersion', '2', 2],
  ] as const)('takes for %s no %s but %s', (name, filled, expected) => {
    expect(storyCardFields[name].read(filled)).toBe(expected);
  });

  it('counts as the place in its collection, or where its editor says', () => {
    const { fields = {}, content = {} } = states['ofCollection'] ?? {};
    const index = (cardIndex?: number) => {
      setFusion({ content });
      const { container } = render(<StoryCard customFields={{ ...fields, cardIndex }} />);
      return container.querySelector('article')?.dataset['cardIndex'];
    };
    expect([index(), index(0), index(-2), index(7)]).toEqual(['3', '0', '0', '7']);
  });

  it('takes the story at a place of a collection, and says so', () => {
    const container = show('ofCollection');
    expect(screen.getByRole('heading')).toHaveTextContent('The Eagles’ line is hurt again');
    expect(container.querySelector('article')).toMatchObject({
      dataset: { cardIndex: '3', feedProvenance: 'collection:home-lead' },
    });
  });

  it('asks once for all cards of one collection', () => {
    setFusion();
    render(<StoryCard customFields={{ collectionId: 'home', position: 23 }} />);
    expect(getFusion().calls).toEqual([
      { source: 'collections-api', query: { id: 'home', size: 20, offset: 20 } },
    ]);
  });

  it('asks for related stories only where the feature is on and there are some (widgets §5)', () => {
    show('lead');
    expect(getFusion().calls.map(({ source }) => source)).not.toContain('related-content');
    show('relatedLinks');
    expect(getFusion().calls.map(({ source }) => source)).toContain('related-content');
    expect(document.querySelectorAll('.card__related--1 li')).toHaveLength(2);
  });

  it('shows related stories with pictures in version 2 (platform §3)', () => {
    expect(show('relatedPictures').querySelectorAll('.card__related--2 img')).toHaveLength(3);
  });

  it('shows a call-to-action card with its texts and color (widgets §3)', () => {
    const card = show('callToAction').querySelector('article');
    expect(card).toHaveTextContent('Tell us which corner needs a light');
    expect(card).toHaveStyle({ '--cta-background': '#1e6b47', '--cta-ink': '#ffffff' });
  });

  it('shows no call-to-action card without an element of subtype cta-card (widgets §5)', () => {
    expect(show('callToActionWithoutElement')).toBeEmptyDOMElement();
  });

  it('is nothing where the story is missing', () => {
    expect(show('missing')).toBeEmptyDOMElement();
  });

  it('shares the whole address of the story', () => {
    expect(show('standard').querySelector('.share')).toHaveAttribute(
      'data-share-menu',
      'https://news.example/news/trolley-tunnel-20261121.html',
    );
  });
});
