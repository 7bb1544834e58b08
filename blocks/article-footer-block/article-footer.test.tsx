/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import { contactLinks } from './features/article-footer/contactLinks';
import ArticleFooter from './features/article-footer/default';
import { originNote } from './features/article-footer/originNote';
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
    const writer = screen.getByRole('link', { name: 'Daniel Reyes' });
    expect(writer).toHaveAttribute('href', '/author/daniel-reyes');
    expect(screen.getByRole('link', { name: 'Maya Okafor: X' })).toBeInTheDocument();
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
