/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import MostRecent from './features/most-recent/default';
import { MostRecent as View } from './features/most-recent/MostRecent';
import states from './states';

type Name = keyof typeof states;

function show(name: Name) {
  const { fields, content } = states[name];
  setFusion({ content });
  return render(<MostRecent customFields={fields} />).container;
}

describe('the latest, in a rail', () => {
  it.each((Object.keys(states) as Name[]).filter((name) => states[name].feature === 'most-recent'))(
    'has no accessibility faults: %s',
    async (name) => {
      const rules = { 'heading-order': { enabled: false } };
      expect((await axe(show(name), { rules })).violations).toEqual([]);
    },
  );

  it('lists the newest of the whole paper', () => {
    show('latest');
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The Latest');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(getFusion().calls[0]?.query).toMatchObject({ feedParameter: '', limit: 16 });
  });

  it('links to the section it lists', () => {
    show('of a section');
    const link = screen.getByRole('link', { name: 'More in Sports' });
    expect(link).toHaveAttribute('href', '/sports/');
    expect(getFusion().calls[0]?.query).toMatchObject({ feedParameter: '/sports', limit: 13 });
  });

  it('shows of today the time alone, and the date before (platform §9)', () => {
    const { stories } = states.latest.content['content-feed'];
    const times = (now: string) => {
      const props = { stories: stories.slice(0, 1), title: 'T', url: null, now: Date.parse(now) };
      const { container } = render(<View {...props} />);
      return container.querySelector('time')?.textContent;
    };
    expect(times('2026-11-19T23:00:00Z')).toBe('5:40 p.m.');
    expect(times('2026-11-21T23:00:00Z')).toBe('Nov. 19, 5:40 p.m.');
  });

  it('leaves times out where editors want none, and itself without stories', () => {
    expect(show('without times').querySelector('time')).toBeNull();
    expect(show('nothing')).toBeEmptyDOMElement();
  });

  it('survives fields that hold anything, and links to no address that runs script', () => {
    setFusion({ content: states.latest.content });
    const fields = { title: {}, section: 'javascript:steal()', limit: 'many', hideTimestamps: [] };
    const { container } = render(<MostRecent customFields={fields} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('The Latest');
    expect(container.querySelector('[href^="javascript:"]')).toBeNull();
    expect(getFusion().calls[0]?.query).toMatchObject({ limit: 16 });
  });

  it('says how long its times are right', () => {
    expect(MostRecent.ttl).toBe(60);
  });
});
