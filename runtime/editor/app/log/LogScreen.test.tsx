/** @jest-environment jsdom */
import type { GivenTo } from '../shared/calls';
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { LogEntry } from '../../contract/log';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { LogScreen } from './LogScreen';
import { PAGE } from './useLog';

const session: AppSession = {
  name: 'Ada',
  email: 'ada@daily.test',
  website: 'daily',
  siteName: 'The Daily',
  timeZone: 'America/New_York',
  csrf: '',
  rights: ['read'],
  parts: [],
};
/** Ids of entries: the newest first. */
const ALL = Array.from({ length: PAGE + 2 }, (_none, index) => PAGE + 2 - index);
const entry = (id: number): LogEntry => ({
  id,
  at: '2026-11-21T11:00:00Z',
  actor: id % 2 ? 'bo@daily.test' : 'ada@daily.test',
  actorName: null,
  action: 'publish',
  documentId: `page-${id}`,
  documentName: null,
  detail: { version: 1 },
});

/** A log of all of these entries, as the server gives it. */
const readLog = jest.fn(async ({ person = '', before = Infinity }: GivenTo<'readLog'> = {}) => ({
  entries: ALL.filter((id) => id < before)
    .map(entry)
    .filter(({ actor }) => actor.includes(person))
    .slice(0, PAGE),
}));
const open = () =>
  render(
    <LogScreen
      session={session}
      api={{ readLog, listDocuments: async () => ({ documents: [] }) } as unknown as Api}
      id=""
      onGo={() => {}}
    />,
    { wrapper: WithQueries },
  );
const shown = () => document.querySelectorAll('.log__entry').length;
const older = () => screen.queryByText('Show older');

beforeEach(() => {
  readLog.mockClear();
  history.replaceState(null, '', '/pf/editor/log');
});

describe('the log', () => {
  it('grows by what is older until all is there', async () => {
    open();
    fireEvent.click(await screen.findByText('Show older'));
    await waitFor(() => expect(shown()).toBe(PAGE + 2));
    expect(older()).toBeNull();
    expect(readLog.mock.calls.map(([given]) => given?.before)).toEqual([undefined, 3]);
  });

  it('begins anew with another person, whom its address names', async () => {
    open();
    fireEvent.click(await screen.findByText('Show older'));
    await waitFor(() => expect(shown()).toBe(PAGE + 2));
    fireEvent.change(screen.getByLabelText('Person, by name or email'), {
      target: { value: 'bo' },
    });
    // What was shown stays until the answer is here.
    expect(shown()).toBe(PAGE + 2);
    await waitFor(() => expect(shown()).toBe((PAGE + 2) / 2));
    expect(location.search).toBe('?person=bo');
  });

  it('keeps what it shows where what is older can’t be had, and tries again', async () => {
    open();
    const button = await screen.findByText('Show older');
    readLog.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
    expect(shown()).toBe(PAGE);
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(shown()).toBe(PAGE);
    expect(older()).toBeVisible();
  });

  it('keeps what it shows where another person can’t be asked for', async () => {
    open();
    await screen.findByText('Show older');
    readLog.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    fireEvent.change(screen.getByLabelText('Person, by name or email'), {
      target: { value: 'bo' },
    });
    await screen.findByRole('alert');
    expect([shown(), older()]).toEqual([PAGE, null]);
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(shown()).toBe((PAGE + 2) / 2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
