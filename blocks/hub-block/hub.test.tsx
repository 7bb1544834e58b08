/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import HubGroup from './features/hub-group/default';
import HubHead from './features/hub-head/default';
import HubListings from './features/hub-listings/default';
import HubSeries from './features/hub-series/default';
import HubTimeline from './features/hub-timeline/default';
import states from './states';

const BLOCKS: Record<string, ComponentType<{ customFields?: Record<string, unknown> }>> = {
  'hub-head': HubHead,
  'hub-group': HubGroup,
  'hub-timeline': HubTimeline,
  'hub-listings': HubListings,
  'hub-series': HubSeries,
};

function show(name: string, more: Record<string, unknown> = {}) {
  const { feature = '', fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri } });
  const Block = BLOCKS[feature]!;
  return render(<Block customFields={{ ...fields, ...more }} />).container;
}

const texts = (elements: Iterable<Element>) => Array.from(elements, (each) => each.textContent);

it.each(Object.keys(states))('a piece of a hub has no accessibility faults: %s', async (name) => {
  expect((await axe(show(name))).violations).toEqual([]);
});

describe('the head of a hub', () => {
  it('has the name and words of its section where an editor wrote none', () => {
    show('plain');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arts');
    expect(screen.getByText(/^Museums, theater/)).toBeInTheDocument();
  });

  it('has a line above its name only where an editor wrote one, and a look of its own', () => {
    const above = (kicker: string) =>
      show('gold', { kicker }).querySelector('.hub-head__kicker')?.textContent;
    expect(above('A guide')).toBe('A guide');
    cleanup();
    expect(above('')).toBeUndefined();
    cleanup();
    expect(show('gold').querySelector('.hub-head')).toHaveClass('hub-head--gold');
  });

  it('leads into its parts; a line without an address is no way in', () => {
    show('gold', { links: ['Eat | #eat', 'Bad | javascript:alert(1)', 'No address', ' | /x'] });
    const nav = screen.getByRole('navigation', { name: 'Parts of Philly First' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#eat']);
  });
});

describe('a group of stories', () => {
  it.each([
    ['section', 'taxonomy.sections._id'],
    ['tag', 'taxonomy.tags.slug'],
    ['subtype', 'subtype'],
  ])('asks for the newest of a %s', (from, feedType) => {
    show('cards', { from });
    expect(getFusion().calls[0]).toMatchObject({
      source: 'content-feed',
      query: { feedType, feedParameter: '/philly-tips/how-to-philly' },
    });
  });

  it('takes a collection first, and as many as editors say', () => {
    const container = show('ofCollection');
    expect(getFusion().calls[0]).toMatchObject({ source: 'collections-api' });
    expect(container.querySelectorAll('article')).toHaveLength(2);
  });

  it('can be led to by its heading', () => {
    const container = show('guide');
    expect(container.querySelector('#for-your-first-week')).toHaveTextContent(
      'For your first week',
    );
    expect(screen.getByRole('link', { name: /^More ?: For your first week$/ })).toBeInTheDocument();
  });

  it.each([
    ['guide', 'UL', 5],
    ['ranked', 'OL', 4],
  ])('is a list in words: %s', (name, tag, count) => {
    const list = show(name).querySelector('.guide');
    expect(list?.tagName).toBe(tag);
    expect(list?.children).toHaveLength(count);
    expect(list?.querySelector('img')).toBeNull();
  });

  it('shows nothing, and no heading, without stories', () => {
    expect(show('noStories')).toBeEmptyDOMElement();
  });
});

describe('a timeline', () => {
  it('lists what editors wrote with a date, in their order', () => {
    const container = show('timeline');
    expect(texts(container.querySelectorAll('li'))).toEqual([
      '1731 The first lending library.',
      '1751 The first hospital.',
    ]);
  });
});

describe('the calendar of a guide', () => {
  const days = () => texts(screen.getAllByRole('heading', { level: 3 }));

  it('stands by day in Philadelphia, with hours and venue', () => {
    show('calendar');
    expect(days()).toEqual(['Sunday, Nov. 22, 2026', 'Friday, Nov. 27, 2026']);
    expect(screen.getByText('7:30 to 10 p.m.')).toBeInTheDocument();
    expect(screen.getAllByText('Cathcart Hall')[0]).toBeInTheDocument();
    expect(getFusion().calls[0]?.query).toEqual({ section: '/arts', days: 45 });
  });

  it('leads to each venue by an address, and shows that one alone there', () => {
    show('calendar');
    const venues = within(screen.getByRole('navigation', { name: 'Venues' }));
    expect(venues.getByRole('link', { name: 'Cathcart Hall 1' })).toHaveAttribute(
      'href',
      '/arts/?venue=cathcart-hall#calendar',
    );
    expect(venues.getByRole('link', { name: 'All venues' })).toHaveAttribute('aria-current');
    cleanup();
    show('oneVenue');
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cathcart Hall 1' })).toHaveAttribute('aria-current');
  });

  it('says so where nothing is on', () => {
    show('nothingOn');
    expect(screen.getByText('There is nothing in the calendar yet.')).toBeInTheDocument();
  });
});

describe('the games of a postseason', () => {
  const rounds = (container: HTMLElement) => texts(container.querySelectorAll('.series__name'));

  it('are those that the statistics say are, after what editors add', () => {
    expect(rounds(show('worldSeries'))).toEqual([
      'Division Series',
      'World Series, Game 2',
      'World Series, Game 1',
      'World Series, Game 3',
    ]);
    expect(getFusion().calls[0]).toMatchObject({
      source: 'team-schedule-api',
      query: { team: 'phillies', hasEarlier: true },
    });
  });

  it('tell how the series stands (widgets §3), and mark the one that is live', () => {
    const container = show('worldSeries');
    expect(container.querySelector('.series__standing')).toHaveTextContent(/^Series .+ 1, .+ 0$/);
    expect(container.querySelectorAll('.series__round--live')).toHaveLength(1);
    expect(container.querySelector('.series__round--live .series__when')).toHaveTextContent(
      /^Live, /,
    );
  });

  it('lead to their game pages', () => {
    show('playoffs');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/eagles/gamedaycentral/60');
    expect(screen.getByText('Nov. 22, 1 p.m.')).toBeInTheDocument();
  });

  it('are a note while there are none', () => {
    const container = show('noSeries');
    expect(container.querySelector('ol')).toBeNull();
    expect(screen.getByText(/as soon as the league sets them/)).toBeInTheDocument();
  });

  it.each([
    ['worldSeries', 30_000],
    ['playoffs', 300_000],
    ['noSeries', null],
  ])('are asked for as often as they change: %s', (name, delay) => {
    const content = states[name]?.content?.['team-schedule-api'];
    expect(HubSeries.refresh!({ content, globalContent: null, customFields: {} })).toBe(delay);
  });
});
