/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import ArticleHeader from './features/article-header/default';
import { affiliationOf } from './features/article-header/affiliationOf';
import { correctionNotice } from './features/article-header/correctionNotice';
import { elapsedLabel } from './features/article-header/elapsedLabel';
import { enhanceElapsed } from './features/article-header/enhanceElapsed';
import { headlineOf } from './features/article-header/headlineOf';
import { readingMinutes } from './features/article-header/readingMinutes';
import { wasUpdated } from './features/article-header/wasUpdated';
import { examplePicture } from '../../components/article/examplePicture';
import { exampleStory } from '../../components/article/exampleStory';
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
    expect(container).toHaveTextContent('Published Nov. 5, 2026, 5:40 p.m. ET');
    expect(container).toHaveTextContent('ET Updated Nov. 6, 2026, 9:05 a.m. ET');
    expect(screen.getByRole('link', { name: 'City Hall' })).toHaveAttribute(
      'href',
      '/topic/city-hall',
    );
  });

  it.each([
    ['longform', 1600, 1],
    ['longform', 400, 0],
    ['regular', 1600, 0],
  ])('of the subtype %s with a picture %d px wide stands on it: %d', (subtype, width, count) => {
    const promo = { ...exampleStory().promo, basic: examplePicture(0, { width, height: 900 }) };
    setFusion({ app: { globalContent: exampleStory({ subtype, promo }) } });
    const { container } = render(<ArticleHeader customFields={{}} />);
    expect(container.querySelectorAll('.article-header--on-cover')).toHaveLength(count);
  });

  it('has the summary below its headline, where there is one and editors want it', () => {
    const deckOf = (description: string, showDeck: boolean) => {
      setFusion({ app: { globalContent: exampleStory({ description }) } });
      const { container } = render(<ArticleHeader customFields={{ showDeck }} />);
      return container.querySelector('.article-header__deck')?.textContent;
    };
    expect(deckOf('The plan pays guards.', true)).toBe('The plan pays guards.');
    expect(deckOf('The plan pays guards.', false)).toBeUndefined();
    expect(deckOf('', true)).toBeUndefined();
  });

  it('names the section where editors wrote no label', () => {
    show('columnist');
    expect(screen.getByRole('link', { name: 'Opinion' })).toHaveAttribute('href', '/opinion/');
  });

  it('names a columnist first, with face and page, and not twice (platform §5)', () => {
    const { container } = show('columnist');
    expect(container.firstChild).toHaveClass('article-header--portrait');
    const opening = container.querySelector('.article-header__opening');
    expect(opening?.firstElementChild).toHaveTextContent(/^Maya Okafor$/);
    expect(screen.getAllByRole('link', { name: 'Maya Okafor' })).toHaveLength(1);
    expect(container.querySelectorAll('.article-header__avatar')).toHaveLength(1);
  });

  it('leaves the columnist’s name off the end of the headline', () => {
    show('columnist');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'The gym on Ninth Street does more for this city than any speech',
    );
  });

  it('says what kind of story it is where the label does not', () => {
    expect(show('review of a topic').container).toHaveTextContent('Review Theater');
    expect(show('partner-sports-betting').container).toHaveTextContent(
      'Partner Content Betting 101',
    );
  });

  it('tells of corrections and leads to them', () => {
    show('corrected and clarified');
    expect(screen.getByText(/This story has been corrected/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what changed' })).toHaveAttribute(
      'href',
      '#corrections',
    );
  });

  it('offers to share the whole address, with campaign tags (widgets §7)', () => {
    const { container } = show('staff');
    expect(container.querySelector('[data-share-menu]')).toHaveAttribute(
      'data-share-menu',
      'https://www.broadsheet.example/news/pennsylvania/recreation-centers-open-late-20261121.html',
    );
    const mail = container.querySelector('[data-share="email"]')?.getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toContain('utm_source=email');
  });

  it('says how long it takes to read, but not for what is heard or chosen', () => {
    expect(show('staff').container).toHaveTextContent('3 min read');
    expect(show('podcast').container).not.toHaveTextContent('min read');
    expect(show('cyoa').container).not.toHaveTextContent('min read');
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

  it.each([
    ['live', false, 'Live Updates'],
    ['liveblog', false, 'Live Updates'],
    ['liveblog', true, 'As It Happened'],
  ])('says so in either spelling: %s, ended: %s', (subtype, ended, label) => {
    setFusion({ app: { globalContent: exampleStory({ subtype, ended }) } });
    const { container } = render(<ArticleHeader customFields={{}} />);
    expect(container.querySelector('.eyebrow')).toHaveTextContent(label);
  });

  it('shows the small label that editors put beside the eyebrow (platform §3)', () => {
    show('with an icon');
    expect(screen.getByRole('link', { name: 'Exclusive' })).toHaveAttribute(
      'href',
      '/subscribe_today/',
    );
    const labelIcon = { text: 'Spotlight PA', picture: '/pf/a.svg', url: null };
    setFusion({ app: { globalContent: { ...states.staff.globalContent, labelIcon } } });
    render(<ArticleHeader customFields={{}} />);
    expect(screen.getByRole('img', { name: 'Spotlight PA' })).toHaveAttribute('src', '/pf/a.svg');
  });

  it('says the language and direction of its words, not of ours', () => {
    const { container } = show('from right to left');
    const headline = screen.getByRole('heading', { level: 1 });
    expect(headline.closest('[lang]')).toHaveAttribute('lang', 'ar');
    expect(headline.closest('[dir]')).toHaveAttribute('dir', 'rtl');
    expect(container.querySelector('time')?.closest('[dir]')).toBeNull();
    expect(show('staff').container.querySelector('[lang], [dir]')).toBeNull();
  });

  it('shows nothing where the page has no story', () => {
    setFusion({ app: { globalContent: { _id: '/news', name: 'News' } } });
    expect(render(<ArticleHeader customFields={{}} />).container).toBeEmptyDOMElement();
  });

  it('keeps the end of a headline together (platform §5)', () => {
    const { container } = show('staff');
    expect(container.querySelector('.article-header__end')).toHaveTextContent(/^9 p\.m\.$/);
  });

  it.each([
    ['on recommendations', 1],
    ['of counterarguments', 0],
  ])('keeps no end that a phone’s line can’t hold: %s', (end, kept) => {
    const headlines = { ...exampleStory().headlines, basic: `A long question ${end}` };
    setFusion({ app: { globalContent: exampleStory({ headlines }) } });
    const { container } = render(<ArticleHeader customFields={{}} />);
    expect(container.querySelectorAll('.article-header__end')).toHaveLength(kept);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`question ${end}`);
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
  const named = (byline: string, distributor: string) => ({
    authors: author ? [{ ...author, byline, role: '' }] : [],
    distributor: { name: distributor, category: 'wires' },
  });
  const base = { affiliation: '', distributor: null, authors: author ? [author] : [] };

  it.each([
    ['the role of the only writer', {}, 'City Hall reporter'],
    ['its own words', { affiliation: 'For The Broadsheet' }, 'For The Broadsheet'],
    ['the role rather than "Staff"', { affiliation: 'Staff Writers' }, 'City Hall reporter'],
    ['the distributor', { distributor: wire }, 'Associated Wire'],
    ['nothing for nobody', { authors: [] }, ''],
    ['nothing that is named already', named('Associated Press', 'The Associated Press'), ''],
    ['nothing that is named by its initials', named('By A.P.', 'Associated Press'), ''],
    ['nothing whose initials are named', named('Associated Press', 'AP'), ''],
    ['another newsroom', named('Ann Lee', 'Associated Press'), 'Associated Press'],
  ])('%s', (_name, part, expected) => {
    expect(affiliationOf({ ...base, ...part })).toBe(expected);
  });
});

describe('the headline of a column', () => {
  const authors = [{ name: 'Ruth Abramson' }];
  it.each([
    ['I called 311 | Ruth Abramson', 'I called 311'],
    ['I called 311 | ruth abramson ', 'I called 311'],
    ['Schools | The vote', 'Schools | The vote'],
    ['| Ruth Abramson', '| Ruth Abramson'],
    ['A | B | Ruth Abramson', 'A | B'],
    ['I called 311', 'I called 311'],
  ])('"%s" is printed as "%s"', (basic, expected) => {
    const headlines = { ...states.staff.globalContent.headlines, basic };
    expect(headlineOf({ headlines }, authors)).toBe(expected);
  });
});

describe('reading time', () => {
  it.each([
    [0, 0],
    [-1, 0],
    [90, 1],
    [240, 1],
    [600, 3],
    [2400, 10],
  ])('of %i words is %i minutes', (words, expected) => {
    expect(readingMinutes(words)).toBe(expected);
  });
});

describe('the notice of corrections', () => {
  const of = (...types: string[]) =>
    types.map((type) => ({ correction_type: type, text: 'x', date: '' }));
  it.each([
    [of(), ''],
    [of('clarification'), 'This story has been clarified.'],
    [of('correction', 'clarification'), 'This story has been corrected.'],
    [of('something'), 'This story has been corrected.'],
    [of('correction', 'Retraction'), 'This story has been retracted.'],
  ])('%j', (corrections, expected) => {
    expect(correctionNotice(corrections)).toBe(expected);
  });
});

describe('the age of a young story (platform §9)', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  it.each([
    ['2026-11-20T10:00:00Z', '2 hours ago'],
    ['2026-11-20T11:59:59.900Z', 'Just now'],
    ['2026-11-20T11:59:00Z', '1 minute ago'],
    ['2026-11-19T12:00:01Z', '23 hours ago'],
    ['2026-11-19T12:00:00Z', ''],
    ['2026-11-20T12:00:01Z', ''],
    ['', ''],
  ])('%s: "%s"', (date, expected) => {
    expect(elapsedLabel(date, now)).toBe(expected);
  });

  it.each([
    ['Updated Nov. 20, 2026, 7:00 a.m. ET', 'Updated just now'],
    ['7:00 a.m. ET', 'Just now'],
  ])('%s: %s', (written, words) => {
    jest.useFakeTimers();
    const root = document.createElement('p');
    root.innerHTML = `<time class="article-header__latest" datetime="2026-11-20T12:00:00Z">${written}</time>`;
    enhanceElapsed(root, () => now);
    expect(root.textContent).toBe(words);
    jest.useRealTimers();
  });

  it('replaces the latest date, which becomes the title and comes back after a day', () => {
    jest.useFakeTimers();
    const { container } = show('staff');
    const latest = container.querySelector('.article-header__latest');
    const written = latest?.textContent ?? '';
    let time = Date.parse('2026-11-06T16:05:00Z');
    enhanceElapsed(container, () => time);
    expect(latest).toHaveTextContent('Updated 2 hours ago');
    expect(latest).toHaveAttribute('title', written);
    expect(container).toHaveTextContent('Published Nov. 5, 2026, 5:40 p.m. ET');
    time += 86_400_000;
    jest.advanceTimersByTime(60_000);
    expect(latest).toHaveTextContent(written);
    expect(latest).not.toHaveAttribute('title');
    jest.useRealTimers();
  });
});
