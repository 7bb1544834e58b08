/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import type { Story } from '../../content/schemas/ans';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import StoryPager from './features/story-pager/default';
import { hasPager } from './features/story-pager/hasPager';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { globalContent, content } = states[name];
  setFusion({ app: { globalContent }, content });
  return render(<StoryPager />).container;
}

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('rel'));

describe('story pager', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it.each<[Name, string[]]>([
    ['between two', ['prev', 'next']],
    ['the newest', ['prev']],
    ['the oldest', ['next']],
    ['the only one', []],
    ['not for live blogs', []],
  ])('leads on from %s', (name, expected) => {
    show(name);
    expect(links()).toEqual(expected);
  });

  it('names the section, the direction and the story', () => {
    show('between two');
    expect(
      screen.getByRole('navigation', { name: 'More stories in Pennsylvania' }),
    ).toBeInTheDocument();
    const previous = screen.getByRole('link', { name: 'Previous story Who pays for the lights' });
    expect(previous).toHaveAttribute('href', '/news/pennsylvania/story-1.html');
  });

  it('asks for the place of the story in its section', () => {
    show('between two');
    expect(getFusion().calls).toEqual([
      {
        source: 'story-neighbors',
        query: { section: '/news/pennsylvania', date: '2026-11-19T22:40:00Z', _id: 'EXAMPLE' },
      },
    ]);
  });

  it('asks for nothing where it is not shown', () => {
    show('not for live blogs');
    expect(getFusion().calls).toEqual([]);
  });

  it('is nothing on a page without a story', () => {
    setFusion({ app: { globalContent: { headlines: {} } } });
    expect(render(<StoryPager />).container).toBeEmptyDOMElement();
  });
});

describe('a story has neighbors', () => {
  const { taxonomy } = exampleStory();

  it.each<[string, Partial<Story>, boolean]>([
    ['a regular one', {}, true],
    ['a column', { subtype: 'columnists' }, true],
    ['an investigation', { subtype: 'spotlightpa' }, true],
    ['a live blog', { subtype: 'live' }, false],
    ['a swipeable story', { subtype: 'swipeable' }, false],
    ['a call to action', { subtype: 'call-to-action' }, false],
    ['betting', { subtype: 'partner-sports-betting' }, false],
    ['a restaurant page', { subtype: 'restaurant-page' }, false],
    ['a story without a date', { display_date: '' }, false],
    ['a story without a section', { taxonomy: { ...taxonomy, primary_section: null } }, false],
  ])('%s', (_kind, part, expected) => {
    expect(hasPager(exampleStory(part))).toBe(expected);
  });
});
