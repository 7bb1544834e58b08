/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import ArticleHeader from './features/article-header/default';
import { affiliationOf } from './features/article-header/affiliationOf';
import { wasUpdated } from './features/article-header/wasUpdated';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<ArticleHeader customFields={fields} />);
}

describe('article header', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    const { container } = show(name);
    expect((await axe(container)).violations).toEqual([]);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says who wrote it and when, in Eastern time (platform §9)', () => {
    const { container } = show('staff');
    expect(container).toHaveTextContent('By Maya Okafor and Daniel Reyes');
    expect(container).toHaveTextContent('Published Nov. 19, 2026, 5:40 p.m. ET');
    expect(container).toHaveTextContent('Updated Nov. 20, 2026, 9:05 a.m. ET');
    expect(screen.getByRole('link', { name: 'City Hall' })).toHaveAttribute(
      'href',
      '/topic/city-hall',
    );
  });

  it('names the section where editors wrote no label', () => {
    show('columnist');
    expect(screen.getByRole('link', { name: 'Opinion' })).toHaveAttribute('href', '/opinion/');
  });

  it('treats a columnist as one (platform §5)', () => {
    const { container } = show('columnist');
    expect(container.firstChild).toHaveClass('article-header--columnist');
  });

  it('cleans the byline of a distributed story (platform §5)', () => {
    const { container } = show('wire');
    expect(container.querySelector('.byline')).toHaveTextContent(/^By Ann Lee, Associated Wire$/);
    expect(container).not.toHaveTextContent('Updated');
  });

  it('says that a live blog is live, or how it was (platform §4)', () => {
    expect(show('live').container).toHaveTextContent('Live Updates');
    expect(show('as it happened').container).toHaveTextContent('As It Happened');
  });

  it('shows nothing where the page has no story', () => {
    setFusion({ app: { globalContent: { _id: '/news', name: 'News' } } });
    expect(render(<ArticleHeader customFields={{}} />).container).toBeEmptyDOMElement();
  });

  it('keeps the end of a headline together (platform §5)', () => {
    const { container } = show('staff');
    expect(container.querySelector('.article-header__end')).toHaveTextContent(/^9 p\.m\.$/);
  });
});

describe('Updated', () => {
  it.each([
    ['2026-11-19T22:40:00Z', '2026-11-19T22:44:00Z', false],
    ['2026-11-19T22:40:00Z', '2026-11-19T22:46:00Z', true],
    ['2026-11-19T22:40:00Z', '', false],
    ['', '2026-11-19T22:46:00Z', false],
  ])('published %s, changed %s: %s', (published, updated, expected) => {
    expect(wasUpdated(published, updated)).toBe(expected);
  });
});

describe('affiliation', () => {
  const author = states.staff.globalContent.authors[0];
  const wire = { name: 'Associated Wire', category: 'wires' };
  const base = { affiliation: '', distributor: null, authors: author ? [author] : [] };

  it.each([
    ['the role of the only writer', {}, 'City Hall reporter'],
    ['its own words', { affiliation: 'For The Broadsheet' }, 'For The Broadsheet'],
    ['the role rather than "Staff"', { affiliation: 'Staff Writers' }, 'City Hall reporter'],
    ['the distributor', { distributor: wire }, 'Associated Wire'],
    ['nothing for nobody', { authors: [] }, ''],
  ])('%s', (_name, part, expected) => {
    expect(affiliationOf({ ...base, ...part })).toBe(expected);
  });
});
