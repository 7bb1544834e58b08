/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import MostRead from './features/most-read/default';
import states from './states';

function show(name: keyof typeof states, fields: Record<string, unknown> = {}) {
  setFusion({ content: states[name].content });
  return render(<MostRead customFields={fields} />).container;
}

describe('most read (widgets §7)', () => {
  it.each(['most read', 'most read, nothing read'] as const)(
    'has no accessibility faults: %s',
    async (name) => {
      expect((await axe(show(name))).violations).toEqual([]);
    },
  );

  it('asks the analytics service, and ranks what readers are on now', () => {
    const container = show('most read', { section: '/sports/', limit: 3 });
    expect(getFusion().calls).toEqual([
      { source: 'live-feed-api', query: { section: '/sports', limit: 11 } },
    ]);
    expect(screen.getByRole('heading', { name: 'Most Read' })).toBeVisible();
    expect(container.querySelectorAll('.headlines--ranked > li')).toHaveLength(3);
    expect(container.querySelector('li')).toHaveAttribute(
      'data-feed-provenance',
      'most-read:/sports',
    );
  });

  it('is not there while nothing is read', () => {
    expect(show('most read, nothing read')).toBeEmptyDOMElement();
  });
});
