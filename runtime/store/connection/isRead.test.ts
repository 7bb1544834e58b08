import { isRead } from './isRead';

describe('a statement may be asked twice when it only reads', () => {
  it.each([
    'select 1',
    '\n  SELECT id from stories',
    { text: 'select data from pages where id = $1', values: ['for update'] },
    'select "updated_at", platform from stories',
  ])('yes: %j', (statement) => expect(isRead(statement)).toBe(true));

  it.each([
    'update pages set data = $1',
    'with gone as (delete from pages returning id) select id from gone',
    'select id from jobs for update skip locked',
    'select id from jobs\nfor no key update',
    'select id from jobs FOR KEY SHARE',
    "select pg_notify('changes', $1)",
    'select pg_advisory_xact_lock(1)',
    "select pg_try_advisory_lock(1), nextval('ids')",
    { text: "select set_config('role', $1, true)" },
    undefined,
    7,
  ])('no: %j', (statement) => expect(isRead(statement)).toBe(false));
});
