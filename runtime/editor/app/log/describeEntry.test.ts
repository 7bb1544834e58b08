import type { AuditAction, LogEntry } from '../../contract/log';
import { AUDIT_ACTIONS } from '../../../store/tables';
import { ACTION_GROUPS, actionsOf } from './actionGroups';
import { describeActor } from './describeActor';
import { describeEntry } from './describeEntry';

const now = Date.parse('2026-11-21T12:00:00Z');
const entry = (action: AuditAction, detail: Record<string, unknown> = {}): LogEntry => ({
  id: 1,
  at: '2026-11-21T11:00:00Z',
  actor: 'ada@daily.test',
  actorName: 'Ada Lace',
  action,
  documentId: null,
  documentName: null,
  detail,
});
const grants = [
  { website: 'daily', folder: '/', role: 'editor' },
  { website: 'daily', folder: '/sports', role: 'producer' },
];
const zone = 'America/New_York';

describe('The log says', () => {
  it.each<[AuditAction, Record<string, unknown>, string]>([
    ['create', { kind: 'block', name: 'Header' }, 'Made the linked block.'],
    ['publish', { version: 3 }, 'Published version 3.'],
    ['unpublish', {}, 'Took the page down.'],
    ['rollback', { version: 2 }, 'Went back to version 2.'],
    ['label', { version: 2, label: 'Election' }, 'Labeled version 2 “Election”.'],
    ['label', { version: 2, label: null }, 'Took the label off version 2.'],
    [
      'schedule',
      { version: 4, publishAt: '2026-11-22T11:00:00Z', expireAt: '2026-11-23T00:00:00Z', zone },
      'Planned version 4 for 6 a.m. EST Nov. 22, until 7 p.m. EST Nov. 22.',
    ],
    ['cancel-schedule', { version: 4 }, 'Canceled the plan for version 4.'],
    [
      'run-schedule',
      { version: 4, did: 'publish', lateMs: 400 },
      'Published version 4 as planned.',
    ],
    [
      'run-schedule',
      { version: 4, did: 'expire', lateMs: 7_200_000 },
      'Took down version 4 as planned, 120 minutes late.',
    ],
    [
      'schedule-failed',
      { version: 4, failure: 'The disk is full.' },
      'Could not do what was planned with version 4: The disk is full.',
    ],
    ['expire', { version: 2 }, 'Expired: readers have version 2 again.'],
    ['expire', {}, 'Expired: readers don’t get the page any more.'],
    ['move', { folder: '/sports' }, 'Moved it to the folder /sports.'],
    ['archive', {}, 'Archived the page.'],
    ['unarchive', {}, 'Brought the page back.'],
    [
      'create-collection',
      { collection: 'top', name: 'Top stories' },
      'Made the collection “Top stories”.',
    ],
    ['save-collection', { collection: 'top' }, 'Saved the collection “top”.'],
    ['create-listing', { listing: 'velour', name: 'Velour' }, 'Made the listing “Velour”.'],
    ['save-listing', { name: 'Velour', isShown: true }, 'Saved the listing “Velour”.'],
    [
      'save-listing',
      { listing: 'velour', isShown: false },
      'Saved the listing “velour”, which readers don’t see.',
    ],
    [
      'change-drafts',
      { change: { kind: 'replace-text', from: 'Fall', to: 'Autumn' }, documents: ['a', 'b'] },
      'Replaced “Fall” with “Autumn” on 2 pages.',
    ],
    [
      'change-drafts',
      { change: { kind: 'set-field', block: 'a-block/a', field: 'size' }, documents: ['a'] },
      'Set “size” of a-block/a on 1 page.',
    ],
    ['save-page-url', { path: '/weather' }, 'Gave the page the address /weather.'],
    ['save-resolver', { id: 'x', name: 'Stories' }, 'Saved the resolver “Stories”.'],
    ['order-resolvers', { ids: [] }, 'Put the resolvers into another order.'],
    ['delete-resolver', { name: 'Stories' }, 'Deleted the resolver “Stories”.'],
    ['save-redirect', { from: '/a', to: '/b' }, 'Sent readers of /a to /b.'],
    ['delete-redirect', { from: '/a', to: '/b' }, 'Deleted the redirect of /a to /b.'],
    [
      'save-staff',
      { email: 'bo@daily.test', isActive: true, grants },
      'Made bo@daily.test editor, producer in /sports.',
    ],
    ['save-staff', { email: 'bo@daily.test', isActive: false }, 'Dismissed bo@daily.test.'],
    ['save-staff', { email: 'bo@daily.test', grants: [] }, 'Took all roles from bo@daily.test.'],
    [
      'invite-staff',
      { email: 'ada@daily.test' },
      'Made a link with which ada@daily.test chooses a password.',
    ],
    ['create-token', { name: 'CMS', grants }, 'Made the token “CMS”: editor, producer in /sports.'],
    ['revoke-token', { name: 'CMS' }, 'Took back the token “CMS”.'],
    ['sign-in', {}, 'Signed in.'],
    ['sign-out', {}, 'Signed out.'],
  ])('%s %j: %s', (action, detail, expected) => {
    expect(describeEntry(entry(action, detail), now)).toBe(expected);
  });

  it('a sentence of every kind of entry, also where it knows no more', () => {
    for (const action of AUDIT_ACTIONS.filter(
      (one) => one !== 'schedule' && one !== 'change-drafts',
    ))
      expect(describeEntry(entry(action), now)).toMatch(/\S/);
  });

  it('what a newer server calls something that this tab does not know', () => {
    expect(describeEntry(entry('merge-pages' as AuditAction), now)).toBe('merge-pages.');
  });

  it.each([
    ['ada@daily.test', 'Ada Lace', 'Ada Lace'],
    ['token:CMS', null, 'Program CMS'],
    ['schedule', null, 'The schedule'],
    ['command-line', null, 'Command line'],
    ['gone@daily.test', null, 'gone@daily.test'],
  ])('who %s is', (actor, actorName, expected) => {
    expect(describeActor({ actor, actorName })).toBe(expected);
  });

  it('every kind of action in one group', () => {
    const all = Object.keys(ACTION_GROUPS).flatMap(actionsOf);
    expect(all.toSorted()).toEqual([...AUDIT_ACTIONS].sort());
  });
});
