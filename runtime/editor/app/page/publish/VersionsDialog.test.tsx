/** @jest-environment jsdom */
import type { GivenTo } from '../../shared/calls';
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { pageDocument } from '../../../../document/testing/fixtures';
import type { AppSession } from '../../../contract/session';
import type { RunRow, VersionRow } from '../../../contract/versions';
import { openPage } from '../../model/testing/openPage';
import type { Api } from '../../shared/api';
import { ApiError } from '../../shared/call';
import { WithQueries } from '../../shared/testing/withQueries';
import { pack } from '../linked/testing/linkedPromo';
import { VersionsDialog } from './VersionsDialog';

const version: VersionRow = {
  versionId: 1,
  number: 1,
  hash: '',
  label: 'First edition',
  author: 'ann@daily.test',
  createdAt: '2026-11-21T12:00:00Z',
  liveOn: ['daily'],
};
const plan: RunRow = {
  id: 7,
  website: 'daily',
  version: 1,
  publishAt: '2099-11-01T06:30:00Z',
  expireAt: null,
  zone: 'America/New_York',
  state: 'waiting',
  failure: null,
  createdBy: 'ann@daily.test',
  ranAt: null,
};
const session = { website: 'daily', timeZone: 'America/New_York' } as AppSession;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

let fails = false;
let plans: RunRow[];
let versions: VersionRow[];
beforeEach(() => {
  fails = false;
  versions = [version];
  plans = [plan];
});

/** The versions of a page, with one that is live and planned again. */
function open() {
  const { store } = openPage();
  const cancelRun = jest.fn(async (_given: GivenTo<'cancelRun'>) => {
    if (fails) throw new ApiError({ kind: 'offline' });
    plans = [];
    return undefined;
  });
  const api = {
    cancelRun,
    listVersions: jest.fn(async () => {
      if (fails) throw new ApiError({ kind: 'offline' });
      return { versions, schedules: plans };
    }),
    readVersion: async () => ({ document: pageDocument('front'), toDraft: [] }),
  } as unknown as Api;
  let publish = () => {};
  function Page() {
    const [publishes, setPublishes] = useState(0);
    publish = () => act(() => setPublishes(publishes + 1));
    return (
      <VersionsDialog
        session={session}
        api={api}
        pack={pack}
        store={store}
        uri={null}
        mayEdit
        mayPublish
        publishes={publishes}
        onSelect={() => undefined}
        onClose={() => undefined}
      />
    );
  }
  render(<Page />, { wrapper: WithQueries });
  return { cancelRun, publish: () => publish() };
}
const cancel = () => screen.findByRole('button', { name: /^Cancel: version 1/ });

describe('the versions of a page', () => {
  it('lose a plan that is given up, which is said', async () => {
    const { cancelRun } = open();
    fireEvent.click(await cancel());
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
    expect(screen.getByText('The plan for version 1 is canceled.')).toBeInTheDocument();
    expect(cancelRun).toHaveBeenCalledWith({ id: 'front', number: 7 });
  });

  it('are there anew when readers get another one, which is said', async () => {
    const { publish } = open();
    await cancel();
    plans = [];
    publish();
    expect(await screen.findByText('Nothing is planned.')).toBeVisible();
    expect(await screen.findByText('What readers get has changed.')).toBeInTheDocument();
  });

  it('stay where they can’t be asked for again, until they can', async () => {
    const { publish } = open();
    await cancel();
    fails = true;
    publish();
    expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
    expect(screen.getByRole('button', { name: /Version 1.*First edition/ })).toBeVisible();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('say no more what could not be done, once they are loaded again', async () => {
    open();
    const button = await cancel();
    fails = true;
    fireEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
    fails = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await cancel()).toBeVisible();
  });

  it('have the focus on the one that is shown, also where a newer one takes its place', async () => {
    const { publish } = open();
    const first = await screen.findByRole('button', { name: /Version 1.*First edition/ });
    first.focus();
    versions = [{ ...version, versionId: 2, number: 2, label: 'Second edition' }, version];
    publish();
    const second = await screen.findByRole('button', { name: /Version 2.*Second edition/ });
    await waitFor(() => expect(second).toHaveFocus());
    expect(second).toHaveAttribute('aria-current', 'true');
  });
});
