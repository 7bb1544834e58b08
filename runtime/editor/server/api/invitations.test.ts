import { saveStaff } from '../../../store/staff/saveStaff';
import type { Grant } from '../../../store/staff/types';
import { describeStore } from '../../../store/testing/describeStore';
import { AUTHOR, serveEditor, WEBSITE, type TestEditor } from '../testing/serveEditor';
import { invitationHandlers } from './handlers/invitations';

const grantOn = (website: string): Grant => ({ website, folder: '/', role: 'editor' });
const endsAt = new Date('2026-11-30T12:00:00Z');

describeStore('A link for someone of the staff', (current) => {
  const invited: string[] = [];
  let own: TestEditor;
  let elsewhere: TestEditor;

  beforeAll(async () => {
    const { store } = current();
    const provider = { origin: 'https://id.daily.test' };
    const accounts = {
      lacking: async (emails: readonly string[]) =>
        emails.filter((email) => !email.startsWith('known')),
      invite: async ({ email }: { email: string }) => {
        if (email.startsWith('known')) return null;
        invited.push(email);
        return { link: `https://daily.test/${email}`, endsAt };
      },
    };
    const askers = { boss: { role: 'admin' }, producer: { role: 'producer' } } as const;
    own = await serveEditor(store, {
      handlers: invitationHandlers({ provider, accounts }),
      askers,
    });
    elsewhere = await serveEditor(store, {
      handlers: invitationHandlers({ provider, accounts: null }),
      askers: { other: { role: 'admin' } },
    });
    const save = (name: string, grants: Grant[], isActive = true) =>
      saveStaff(store, { email: `${name}@daily.test`, name, grants, isActive, author: AUTHOR });
    await save('chief', [{ website: WEBSITE, folder: '/', role: 'admin' }]);
    await save('new', [grantOn(WEBSITE)]);
    await save('known', [grantOn(WEBSITE)]);
    await save('both', [grantOn(WEBSITE), grantOn('weekly')]);
    await save('gone', [grantOn(WEBSITE)], false);
  });
  afterAll(() => Promise.all([own.app.close(), elsewhere.app.close()]));

  const invite = async (editor: TestEditor, who: string, name: string) => {
    const answer = await editor.ask(who, 'POST', `/staff/${name}@daily.test/invitation`);
    return [answer.statusCode, answer.json<object>()] as const;
  };

  it('is given to who has no password, and noted without the link', async () => {
    const link = 'https://daily.test/new@daily.test';
    const answer = [201, { invitation: { link, endsAt: endsAt.toISOString() } }];
    expect(await invite(own, 'boss', 'NEW')).toEqual(answer);
    expect(await invite(own, 'boss', 'known')).toEqual([201, { invitation: null }]);
    const audit = await current()
      .store.selectFrom('audit')
      .select(['actor', 'detail'])
      .where('action', '=', 'invite-staff')
      .execute();
    expect(audit).toEqual([{ actor: 'token:boss', detail: { email: 'new@daily.test' } }]);
  });

  it.each([
    ['nobody of the staff', 'boss', 'stranger', 404, /^There is nobody .* "stranger@daily\.test"/],
    ['who is dismissed', 'boss', 'gone', 400, /is dismissed\.$/],
    ['who works for another site, too', 'boss', 'both', 403, /./],
    ['anyone by who does not manage the staff', 'producer', 'new', 403, /./],
  ] as const)('is not given to %s', async (_whom, who, name, status, why) => {
    const before = invited.length;
    expect(await invite(own, who, name)).toMatchObject([
      status,
      { message: expect.stringMatching(why) },
    ]);
    expect(invited).toHaveLength(before);
  });

  it('is offered for those who need one and may have it', async () => {
    const answer = await own.ask('boss', 'GET', '/staff/accounts');
    expect(answer.json()).toEqual({
      provider: null,
      lacking: ['chief@daily.test', 'new@daily.test'],
    });
  });

  it('is never made where the staff signs in at a provider of the publisher’s own, which is named', async () => {
    const answer = await elsewhere.ask('other', 'GET', '/staff/accounts');
    expect(answer.json()).toEqual({ provider: 'https://id.daily.test', lacking: [] });
    const [status, { message }] = (await invite(elsewhere, 'other', 'new')) as [
      number,
      { message: string },
    ];
    expect([status, message]).toEqual([400, 'The staff signs in at https://id.daily.test.']);
  });
});
