/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import StoryCard from './features/story-card/default';
import { storyCardFields } from './features/story-card/storyCardFields';
import source from './sources/story-card-call-to-action';
import states from './states';

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
    expect(storyCardFields({})).toMatchObject({
      blurb: true,
      eyebrow: true,
      image: true,
      shareTools: true,
      inFeed: true,
      boxShadow: true,
      imageRatio: '3x2',
      relatedCount: 3,
    });
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

  it('ignores what no field can hold', () => {
    expect(
      storyCardFields({ variant: 'huge', imageRatio: '7x1', position: -4, relatedVersion: '2' }),
    ).toMatchObject({ variant: 'standard', imageRatio: '3x2', position: 0, relatedVersion: 2 });
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

describe('call-to-action source', () => {
  const transform = (content_elements: unknown[]) => source.transform?.({ content_elements }, {});

  it('decodes header and description (widgets §3)', () => {
    const config = { bgColor: '#fff', header: 'Tell%20us%3F', description: '100%25 read+it' };
    expect(
      transform([
        { type: 'text' },
        { type: 'custom_embed', subtype: 'cta-card', embed: { config } },
      ]),
    ).toEqual({
      callToAction: { bgColor: '#fff', header: 'Tell us?', description: '100% read it', email: '' },
    });
  });

  it('keeps a text that is not encoded', () => {
    const element = { subtype: 'cta-card', embed: { config: { header: '50% off' } } };
    expect(transform([element])).toMatchObject({ callToAction: { header: '50% off' } });
  });

  it.each([[[]], [[{ type: 'text' }]], [['junk', null]]])('finds none in %j', (elements) => {
    expect(transform(elements)).toEqual({ callToAction: null });
  });
});
