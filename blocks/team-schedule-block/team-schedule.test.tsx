/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import TeamSchedule from './features/team-schedule/default';
import states from './states';

function show(name: string, isAdmin = false): HTMLElement {
  const { fields = {}, content = {}, requestUri = '/' } = states[name] ?? {};
  setFusion({ content, app: { requestUri, isAdmin } });
  return render(<TeamSchedule customFields={fields} />).container;
}

describe('team schedule', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('is that of the page’s team, with its record, all games and a calendar one link away', () => {
    show('eagles');
    expect(screen.getByRole('heading', { name: 'Eagles schedule' })).toBeInTheDocument();
    expect(screen.getByText('Record', { exact: false }).parentElement).toHaveTextContent(
      /^Record \d+-\d+$/,
    );
    expect(screen.getByRole('link', { name: 'Full schedule' })).toHaveAttribute(
      'href',
      '/eagles/schedule',
    );
    expect(screen.getByRole('link', { name: 'Add to your calendar' })).toHaveAttribute(
      'href',
      '/gateway/statsinc/calendar/eagles.ics',
    );
  });

  it('says at or vs., won or lost, in words too', () => {
    show('eagles');
    const row = screen.getAllByRole('row').find((each) => each.textContent?.includes('Won'));
    expect(row).toBeDefined();
    expect(within(row!).getByRole('link', { name: 'Cowboys' })).toBeInTheDocument();
    expect(screen.getAllByText('at').length).toBeGreaterThan(0);
    expect(screen.getAllByText('vs.').length).toBeGreaterThan(0);
  });

  it('has a table a month, each with its name', () => {
    show('eaglesAll');
    const names = screen.getAllByRole('table').map((table) => table.querySelector('caption'));
    expect(names.map((caption) => caption?.textContent)).toEqual([
      'November 2026',
      'December 2026',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Eagles schedule');
    expect(screen.queryByRole('link', { name: 'Full schedule' })).not.toBeInTheDocument();
  });

  it('leads past the results to the next game where all are shown', () => {
    const container = show('eaglesAll');
    expect(screen.getByRole('link', { name: 'Go to coming games' })).toHaveAttribute(
      'href',
      '#coming',
    );
    expect(container.querySelector('#coming')).toHaveTextContent('1 p.m.');
    expect(show('eagles').querySelector('#coming')).toBeNull();
  });

  it('marks a live game', () => {
    show('eaglesLive');
    expect(screen.getByText('Live')).toBeInTheDocument();
    expect(screen.getByText('3rd 4:12')).toBeInTheDocument();
  });

  it.each([
    ['noGames', 'No events found'],
    ['noTeam', 'Choose a team'],
  ])('is nothing for readers, and tells editors why: %s', (name, note) => {
    expect(show(name)).toBeEmptyDOMElement();
    expect(show(name, true)).toHaveTextContent(note);
  });
});
