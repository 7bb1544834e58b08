/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { cleanup, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import TodaysPaper from './features/todays-paper/default';
import states from './states';

function show(name: string, environment: Record<string, string> = {}) {
  const { fields = {}, content = {}, globalContent = null, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, environment, app: { globalContent, requestUri } });
  return render(<TodaysPaper customFields={fields} />).container;
}

const words = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('Today’s Paper (widgets §2)', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('shows the front page under its print headlines, each leading to its story', () => {
    show('today');
    const front = within(screen.getByRole('region', { name: 'The front page' }));
    expect(words(front.getAllByRole('heading', { level: 3 }))).toEqual([
      '14 gyms stay open late',
      'The tunnel is back, 11 days late',
      'No teacher in one room of nine',
      'On the line, all hands are new',
      'Shore towns build; insurers bill',
    ]);
    expect(front.getByRole('link', { name: '14 gyms stay open late' })).toHaveAttribute(
      'href',
      '/news/recreation-centers-20261121.html',
    );
    expect(front.getByText('Page A1')).toBeInTheDocument();
    expect(front.getByText('Saturday, Nov. 21, 2026')).toBeInTheDocument();
  });

  it('then each section and page of the paper, with the headline of a story where print has none', () => {
    show('today');
    expect(words(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'The front page',
      'A News',
      'B Region & Business',
      'C Sports',
    ]);
    const page = within(screen.getByRole('region', { name: 'Page B1' }));
    expect(words(page.getAllByRole('heading', { level: 4 }))).toEqual([
      'Two towers on East Market will become 614 apartments',
      'The ferry runs all winter',
    ]);
    const index = within(screen.getByRole('navigation', { name: 'Sections of the paper' }));
    for (const link of index.getAllByRole('link'))
      expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
  });

  it('leads to the days before and after, and to all papers of the month', () => {
    show('earlier');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The paper of the day');
    expect(screen.getByRole('link', { name: 'Day before' })).toHaveAttribute(
      'href',
      '/todays-paper/2026-11-09',
    );
    expect(screen.getByRole('link', { name: 'Day after' })).toHaveAttribute(
      'href',
      '/todays-paper/2026-11-11',
    );
    const days = within(screen.getByRole('navigation', { name: 'Papers by day' }));
    expect(days.getByRole('link', { name: 'Tue Nov. 10' })).toHaveAttribute('aria-current', 'page');
    expect(days.getByRole('link', { name: 'Sat Nov. 21' })).toHaveAttribute(
      'href',
      '/todays-paper/',
    );
    expect(days.getByRole('group')).toHaveAttribute('open');
  });

  it('has no day after the newest paper', () => {
    show('today');
    expect(screen.getByRole('link', { name: 'Day before' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Day after' })).toBeNull();
  });

  it('asks for the newest paper where the page is of something else', () => {
    show('anywhere');
    expect(getFusion().calls).toMatchObject([{ source: 'todays-paper-api' }]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('In print');
    expect(screen.getByRole('heading', { name: 'A Front' })).toBeInTheDocument();
    cleanup();
    show('today');
    expect(getFusion().calls.filter(Boolean)).toEqual([]);
  });

  it('leads to the e-edition of its day, and says what that comes with', () => {
    show('earlier');
    expect(screen.getByRole('link', { name: 'Open the e-edition (PDF)' })).toHaveAttribute(
      'href',
      '/gateway/e-edition/2026-11-10.pdf',
    );
    expect(screen.getByText(/It comes with/)).toHaveClass('paper__premium');
    expect(screen.getByRole('link', { name: 'Premium' })).toHaveAttribute('href', '/upgrade/');
  });

  it('leads to the publisher’s own e-edition past the server’s check where there is one', () => {
    show('today', { E_EDITION_URL: 'https://edition.example' });
    expect(screen.getByRole('link', { name: 'Open the e-edition' })).toHaveAttribute(
      'href',
      '/gateway/subscriptions/e-edition',
    );
  });

  it.each(['yesterday', '2026-13-40', null])(
    'takes what is no paper of a day for none, and asks: %s',
    (day) => {
      setFusion({ app: { globalContent: { day, days: [day], pages: [] } } });
      render(<TodaysPaper customFields={{}} />);
      expect(getFusion().calls).toMatchObject([{ source: 'todays-paper-api' }]);
    },
  );

  it('says so where there is no paper', () => {
    show('noPaper');
    expect(screen.getByText('There is no printed paper here yet.')).toBeInTheDocument();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link', { name: /e-edition/ })).toBeNull();
  });
});
