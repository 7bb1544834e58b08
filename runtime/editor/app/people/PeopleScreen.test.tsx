/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { StaffMember } from '../../contract/people';
import type { AppSession } from '../../contract/session';
import type { Api } from '../shared/api';
import { ApiError } from '../shared/call';
import { WithQueries } from '../shared/testing/withQueries';
import { PeopleScreen } from './PeopleScreen';

const session: AppSession = {
  name: 'Ada',
  email: 'ada@daily.test',
  website: 'daily',
  siteName: 'The Daily',
  timeZone: 'America/New_York',
  csrf: 'token',
  rights: ['read', 'manage'],
  parts: [],
};
const bo: StaffMember = {
  id: '7',
  email: 'bo@daily.test',
  name: 'Bo',
  isActive: true,
  grants: [{ website: 'daily', folder: '/', role: 'viewer' }],
};

function show(rights = session.rights) {
  const calls = {
    listStaff: jest.fn(async () => ({ staff: [bo] })),
    staffAccounts: jest.fn(async () => ({ provider: null, lacking: [bo.email] })),
    listTokens: jest.fn(async () => ({ tokens: [] })),
    listFolders: jest.fn(async () => ({ folders: [] })),
    saveStaff: jest.fn(async () => bo),
    inviteStaff: jest.fn(),
  };
  render(
    <PeopleScreen
      session={{ ...session, rights }}
      api={calls as Partial<Api> as Api}
      id=""
      onGo={() => {}}
    />,
    { wrapper: WithQueries },
  );
  return calls;
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

describe('The people of a site', () => {
  it('are not asked for by those who may not know them', () => {
    const { listStaff } = show(['read']);
    expect(screen.getByText(/You may not see who works here/)).not.toBeNull();
    expect(listStaff).not.toHaveBeenCalled();
  });

  it('are dismissed with the roles they have, and brought back by undo; the list is asked anew', async () => {
    const { saveStaff, listStaff } = show();
    await press('Dismiss Bo');
    await screen.findByText('Bo is dismissed, and signed out of the editor.');
    const { id: _id, ...given } = bo;
    expect(saveStaff.mock.lastCall).toEqual([{ ...given, isActive: false }]);
    await waitFor(() => expect(listStaff).toHaveBeenCalledTimes(2));
    await press('Undo');
    await screen.findByText('Undone.');
    expect(saveStaff.mock.lastCall).toEqual([given]);
  });

  it('stay in sight, with the reason, where they can’t be asked for anew', async () => {
    const { listStaff } = show();
    await screen.findByText('Bo');
    listStaff.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await press('Dismiss Bo');
    expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
    expect(screen.getByText('Bo')).not.toBeNull();
    await press('Try again');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('get one link for each time that one is asked for, and another try where none was made', async () => {
    const { inviteStaff } = show();
    inviteStaff.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await press('New link for Bo');
    const problem = await screen.findByRole('alert');
    expect(problem.textContent).toContain('Bo is on the staff, but the link could not be made.');
    inviteStaff.mockResolvedValueOnce({
      invitation: { link: 'https://daily.test/a-B', endsAt: '2026-11-30T12:00:00Z' },
    });
    await press('Try again');
    expect(await screen.findByLabelText('Link')).toHaveProperty('value', 'https://daily.test/a-B');
    expect(inviteStaff.mock.calls).toEqual([[{ email: bo.email }], [{ email: bo.email }]]);
  });
});
