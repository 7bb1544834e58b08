/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { exampleStory } from '../../components/article/exampleStory';
import { exampleAuthor } from '../../components/cards/exampleCard';
import { setFusion } from '../../mocks/fusion/state';
import { contactLinks } from './features/article-footer/contactLinks';
import ArticleFooter from './features/article-footer/default';
import enhance from './features/article-footer/enhance';
import { originNote } from './features/article-footer/originNote';
import { reportErrorUrl } from './features/article-footer/reportErrorUrl';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, globalContent } = states[name];
  setFusion({ app: { globalContent } });
  return render(<ArticleFooter customFields={fields} />).container;
}

describe('article footer', () => {
  it.each(Object.keys(states) as Name[])('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('links the topics (platform §2) and the writers', () => {
    show('two writers');
    const topic = screen.getByRole('link', { name: 'City Council' });
    expect(topic).toHaveAttribute('href', '/topic/city-council');
    const writer = screen.getByRole('link', { name: 'More from Daniel Reyes' });
    expect(writer).toHaveAttribute('href', '/author/daniel-reyes');
    expect(screen.getByRole('link', { name: 'Maya Okafor: X' })).toBeInTheDocument();
  });

  it.each<[Name, number]>([
    ['two writers', 2],
    ['names of writers', 0],
  ])('says who the writers are only in the expanded type: %s (widgets §5)', (name, bios) => {
    const footer = show(name);
    expect(footer.querySelectorAll('.author-bio__words')).toHaveLength(bios);
    expect(footer.querySelectorAll('.author-bio__more')).toHaveLength(2);
  });

  it('names each way to reach a writer', () => {
    show('two writers');
    for (const link of document.querySelectorAll('.author-bio__contact'))
      expect(link.getAttribute('aria-label')).toMatch(/^[A-Z]\w+ [A-Z]\w+: (?:Email|X|Instagram)$/);
    const ways = new Set(
      [...document.querySelectorAll('.author-bio__contact')].map((link) =>
        link.getAttribute('aria-label')?.split(': ').at(-1),
      ),
    );
    expect(ways).toEqual(new Set(['Email', 'X', 'Instagram']));
  });

  it('tells writers without a page from each other', () => {
    const [one, other] = ['Ana Ruiz', 'Tom Gallagher'].map((name) =>
      exampleAuthor('', { name, byline: name, bio: 'Writes.', url: null }),
    );
    setFusion({ app: { globalContent: exampleStory({ authors: [one!, other!] }) } });
    const { fields } = states['two writers'];
    const { container } = render(<ArticleFooter customFields={fields} />);
    expect(container.querySelectorAll('.author-bio')).toHaveLength(2);
  });

  it('leaves out writers of whom nothing is said', () => {
    expect(show('wire').querySelector('.author-bio')).toBeNull();
  });

  it('says where a story came from', () => {
    expect(show('wire')).toHaveTextContent('This story was distributed by Associated Wire.');
  });

  it('is nothing where there is nothing to show', () => {
    expect(show('nothing')).toBeEmptyDOMElement();
  });
});

describe('what can be done with a story', () => {
  const url =
    'https://www.broadsheet.example/news/pennsylvania/recreation-centers-open-late-20261121.html';
  const layer = () => (window as Window & { dataLayer?: unknown[] }).dataLayer ?? [];

  it('is a mail to those who correct errors, with the headline and the address', () => {
    show('tools only');
    const href = screen.getByRole('link', { name: 'Report an error' }).getAttribute('href');
    expect(href).toBe(
      reportErrorUrl('corrections@broadsheet.example', exampleStory().headlines.basic, url),
    );
    expect(decodeURIComponent(href ?? '')).toContain('Error in: City Council votes to keep 14');
    expect(decodeURIComponent(href ?? '')).toContain(url);
  });

  it('can not be reused where it is not ours', () => {
    show('tools only');
    expect(screen.getByRole('link', { name: 'Reuse this story' })).toHaveAttribute(
      'href',
      '/about/copyright/',
    );
    cleanup();
    show('wire');
    expect(screen.queryByRole('link', { name: 'Reuse this story' })).toBeNull();
  });

  it('leads back to the top', () => {
    show('tools only');
    expect(screen.getByRole('link', { name: 'Back to top' })).toHaveAttribute(
      'href',
      '#main-content',
    );
  });

  it('prints, and opens the share window instead of following the link', () => {
    const print = jest.fn();
    const open = jest.fn(() => ({ opener: window }));
    Object.assign(window, { print, open, dataLayer: [] });
    enhance(show('tools only').firstElementChild as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Share on X' }));
    expect([isFollowed, open.mock.calls.length]).toEqual([false, 1]);
    expect(layer()).toMatchObject([{ interactionDetail: 'print' }, { interactionDetail: 'x' }]);
  });

  it('copies the address, without tags, and says so', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    enhance(show('tools only').firstElementChild as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied to clipboard')).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(url);
  });

  it('says on paper whose story it is and where it stands', () => {
    expect(show('tools only').querySelector('.article-footer__printed')).toHaveTextContent(
      `© 2026 The Broadsheet. All rights reserved. ${url}`,
    );
  });
});

describe('ways to reach a writer (widgets §5)', () => {
  it.each([
    [{ email: 'a@b.org', twitter: '', instagram: '' }, ['mailto:a@b.org']],
    [
      { email: 'mailto:a@b.org', twitter: '@ann', instagram: '' },
      ['mailto:a@b.org', 'https://x.com/ann'],
    ],
    [
      { email: '', twitter: 'https://x.com/ann', instagram: 'ann' },
      ['https://x.com/ann', 'https://www.instagram.com/ann'],
    ],
    [{ email: '', twitter: '', instagram: '' }, []],
  ])('%j', (author, urls) => {
    expect(contactLinks(author).map(({ url }) => url)).toEqual(urls);
  });
});

describe('origin', () => {
  const staff = { name: 'The Broadsheet', source_type: 'staff' };

  it.each([
    [null, staff, ''],
    [{ name: 'The Broadsheet', category: 'staff' }, staff, ''],
    [
      { name: 'Associated Wire', category: 'wires' },
      staff,
      'This story was distributed by Associated Wire.',
    ],
    [null, { name: 'City Desk', source_type: 'partner' }, 'Source: City Desk.'],
  ])('%j, %j: "%s"', (distributor, source, note) => {
    expect(originNote({ distributor, source })).toBe(note);
  });
});
