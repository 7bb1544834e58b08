/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ComponentType, ReactNode } from 'react';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import SportsFront from './chains/sports-front/default';
import SportsLiveFeed from './features/sports-live-feed/default';
import SportsNav from './features/sports-nav/default';
import SportsStories from './features/sports-stories/default';
import SportsTopStories from './features/sports-top-stories/default';
import states from './states';

type View = ComponentType<{ customFields: Record<string, unknown>; children?: ReactNode }>;
const VIEWS: Record<string, View> = {
  'sports-front': SportsFront,
  'sports-live-feed': SportsLiveFeed,
  'sports-nav': SportsNav,
  'sports-stories': SportsStories,
  'sports-top-stories': SportsTopStories,
};

function show(name: string, isAdmin = false): HTMLElement {
  const {
    feature = '',
    fields = {},
    content = {},
    requestUri = '/',
    children,
  } = states[name] ?? {};
  const View = VIEWS[feature]!;
  setFusion({ content, app: { requestUri, isAdmin } });
  return render(
    <View customFields={fields}>
      {children?.map((html, index) => (
        <div key={index} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </View>,
  ).container;
}

const headings = (container: HTMLElement, of: string) =>
  [...container.querySelectorAll(`${of} h2`)].map(({ textContent }) => textContent);

describe('blocks of the sports front', () => {
  it.each(Object.keys(states))('have no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });
});

describe('the three columns (widgets §2)', () => {
  it('hold the blocks in their order, the main column first', () => {
    const container = show('columns');
    expect(headings(container, '.sports-front__main')).toEqual([
      'Top stories',
      'More stories',
      'Live feed',
    ]);
    expect(headings(container, '.sports-front__side--left')).toEqual(['The Latest', 'Columnists']);
    expect(headings(container, '.sports-front__side--right')).toEqual(['Newsletter']);
  });

  it('are nothing without blocks', () => {
    expect(render(<SportsFront />).container).toBeEmptyDOMElement();
  });

  it('have no side without blocks for it', () => {
    setFusion({
      app: { tree: { sections: { main: [{ id: 'front', children: [{ type: 'a-block/a' }] }] } } },
      component: { id: 'front' },
    });
    const { container } = render(
      <SportsFront>
        <h2>1</h2>
      </SportsFront>,
    );
    expect(headings(container, '.sports-front__main')).toEqual(['1']);
    expect(container.querySelector('.sports-front__side')).toBeNull();
  });

  it('are assigned anew when a scoreboard is at position 3', () => {
    const names = ['1', '2', 'Scores', '4', '5', '6', '7', '8'];
    const types = names.map((name) => ({
      type: name === 'Scores' ? 'scoreboard-block/section-scoreboard' : 'a-block/a',
    }));
    setFusion({
      app: { tree: { sections: { main: [{ id: 'front', children: types }] } } },
      component: { id: 'front' },
    });
    const { container } = render(
      <SportsFront>
        {names.map((name) => (
          <h2 key={name}>{name}</h2>
        ))}
      </SportsFront>,
    );
    expect(headings(container, '.sports-front__main')).toEqual(['1', '2', 'Scores', '4', '5']);
    expect(headings(container, '.sports-front__side--left')).toEqual(['6', '7']);
    expect(headings(container, '.sports-front__side--right')).toEqual(['8']);
  });
});

describe('the stories of the front (widgets §2, §9)', () => {
  it('are two on top, the others from the third on', () => {
    const links = (container: HTMLElement) =>
      [...container.querySelectorAll('.card__link')].map(({ textContent }) => textContent);
    const front = show('topStories');
    const provenances = [...front.querySelectorAll<HTMLElement>('[data-feed-provenance]')].map(
      ({ dataset }) => dataset['feedProvenance'],
    );
    expect(provenances).toContain('collection:sports-front,sports-top');
    const top = links(front);
    const further = links(show('stories'));
    expect(top).toHaveLength(2);
    expect(further).toHaveLength(8);
    expect(top.some((headline) => further.includes(headline))).toBe(false);
    expect(getFusion().calls.map(({ query }) => query)).toContainEqual({
      ids: 'sports-front,sports-top',
      sizePerId: 15,
      offsetPerId: 0,
    });
  });

  it.each([
    ['topStories', 0],
    ['adAfterSecond', 1],
    ['oneTopStory', 0],
    ['withoutAd', -1],
  ])('have the ad after the chosen one: %s', (name, expected) => {
    const items = [...show(name).querySelectorAll('.sports-top__item')];
    expect(items.findIndex((item) => item.querySelector('.ad-slot'))).toBe(expected);
  });

  it('have share tools and a box shadow from the third on (widgets §3)', () => {
    const count = (name: string) =>
      ['[data-share-menu]', '.card--shadow'].map((of) => show(name).querySelectorAll(of).length);
    expect(count('stories')).toEqual([8, 8]);
    expect(count('topStories')).toEqual([0, 0]);
  });

  it('load one picture first', () => {
    expect(show('topStories').querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
  });

  it.each(['noTopStories', 'noFurtherStories'])('are nothing where there are none: %s', (name) => {
    expect(show(name)).toBeEmptyDOMElement();
  });
});

describe('the collections of the front (widgets §3, §9)', () => {
  const asked = (fields: Record<string, unknown>) => {
    setFusion();
    render(<SportsStories customFields={fields} />);
    return getFusion().calls;
  };

  it.each([
    [{ collection1: 'a', collection2: 'b' }, 'a,b', 15],
    [{ collection1: ' a ', articlesPerCollection: 8 }, 'a', 8],
    [{ collection2: 'b', articlesPerCollection: 99 }, 'b', 20],
    [{ collection1: 'a', articlesPerCollection: 0 }, 'a', 1],
    [{ collection1: 'a', articlesPerCollection: 'many' }, 'a', 15],
  ])('%j', (fields, ids, sizePerId) => {
    expect(asked(fields)).toEqual([
      { source: 'collections-ids-api', query: { ids, sizePerId, offsetPerId: 0 } },
    ]);
  });

  it('are asked for only where an editor named one', () => {
    expect(asked({ articlesPerCollection: 5 })).toEqual([]);
  });
});

describe('the live feed of the front (widgets §4, §9)', () => {
  it('asks for 25 unless an editor wants another number', () => {
    show('liveFeed');
    expect(getFusion().calls[0]).toMatchObject({
      source: 'live-feed-api',
      query: { section: 'sports', limit: 25 },
    });
    expect(show('shortLiveFeed').querySelectorAll('li')).toHaveLength(3);
  });

  it('is asked for every 600,000 ms, and after a minute when there was no answer', () => {
    expect(SportsLiveFeed.refresh?.({ content: [], globalContent: null })).toBe(600_000);
    expect(SportsLiveFeed.refresh?.({ content: null, globalContent: null })).toBe(60_000);
  });

  it('shows a loading card until it is there; editors are told of the failure', () => {
    const show2 = (isAdmin: boolean) => {
      setFusion({ app: { isAdmin } });
      return render(<SportsLiveFeed customFields={{}} />).container;
    };
    expect(show2(false).querySelector('[aria-busy="true"]')).toHaveTextContent('Loading stories');
    expect(show2(true)).toHaveTextContent('Network error');
  });

  it('says of each card where it stands, and in which list', () => {
    const cards = [...show('liveFeed').querySelectorAll<HTMLElement>('.sports-feed .card')];
    expect(cards.length).toBeGreaterThan(1);
    expect(cards.map(({ dataset }) => [dataset['cardIndex'], dataset['feedLength']])).toEqual(
      cards.map((_card, index) => [String(index), String(cards.length)]),
    );
    for (const { dataset } of cards) expect(dataset['feedProvenance']).toBe('live-feed:sports');
  });

  it('ends with the way to all stories, where an editor names one', () => {
    show('liveFeed');
    expect(screen.getByRole('link', { name: 'All sports stories' })).toHaveAttribute(
      'href',
      '/sports/all',
    );
    expect(show('shortLiveFeed').querySelector('.sports-feed__more')).toBeNull();
  });

  it('is nothing for readers when empty', () => {
    expect(show('emptyLiveFeed')).toBeEmptyDOMElement();
    expect(show('emptyLiveFeed', true)).toHaveTextContent('No stories found');
  });
});

describe('the navigation of sports (widgets §7)', () => {
  it('is the sub navigation of /sports', () => {
    show('navigation');
    expect(getFusion().calls).toEqual([
      { source: 'site-menu', query: { section: '/sports', hierarchy: 'sports_sub_nav' } },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sports');
    expect(screen.getByRole('link', { name: 'Eagles' })).not.toHaveAttribute('aria-current');
  });

  it('marks the team and its page, and leads to schedule and standings', () => {
    show('teamNavigation');
    expect(screen.getByRole('link', { name: 'Eagles' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Schedule' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Standings' })).toHaveAttribute(
      'href',
      '/eagles/standings',
    );
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });
});
