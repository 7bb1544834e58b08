/** @jest-environment jsdom */
import type { AnswerTo } from '../shared/calls';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { TroubledRuns } from './TroubledRuns';

type TroubledRow = AnswerTo<'listTroubledRuns'>['runs'][number];
const run = (id: number, more: Partial<TroubledRow> = {}): TroubledRow => ({
  id,
  website: 'daily',
  version: 3,
  publishAt: '2026-01-02T11:00:00Z',
  expireAt: null,
  zone: 'America/New_York',
  state: 'failed',
  failure: 'The disk is full.',
  createdBy: 'ada',
  ranAt: '2026-01-02T11:00:00Z',
  document: `page-${id}`,
  name: `Page ${id}`,
  folder: '/',
  ...more,
});
const show = (runs: TroubledRow[]) =>
  render(<TroubledRuns api={{ listTroubledRuns: async () => ({ runs }) }} />, {
    wrapper: WithQueries,
  });

describe('Plans that did not go as planned', () => {
  it('lead to their pages, and say what went wrong', async () => {
    show([run(1), run(2, { state: 'waiting', failure: null, ranAt: null })]);
    const link = await screen.findByRole('link', { name: 'Page 1' });
    expect(link.getAttribute('href')).toBe('/pf/editor/pages/page-1');
    expect(screen.getByText(/6 a\.m\. EST Jan\. 2.*; The disk is full\./)).not.toBeNull();
    expect(screen.getByText('Late')).not.toBeNull();
  });

  it('are few at first, and all on demand', async () => {
    show([1, 2, 3, 4, 5, 6].map((id) => run(id)));
    fireEvent.click(await screen.findByRole('button', { name: 'Show all 6' }));
    expect(screen.getAllByRole('link')).toHaveLength(6);
  });

  it('are not spoken of where there are none', async () => {
    const { container } = show([]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(container.textContent).toBe('');
  });

  it('are not passed over where they can’t be had', async () => {
    const listTroubledRuns = () => Promise.reject(new ApiError({ kind: 'offline' }));
    render(<TroubledRuns api={{ listTroubledRuns }} />, { wrapper: WithQueries });
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  });
});
