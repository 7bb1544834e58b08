import type { Right } from '../../contract/rights';
import type { Grant, Role } from '../../../store/staff/types';
import { foldersWith, holdsRight, listRights } from './rights';

const at = (folder: string) => ({ website: 'daily', folder });
const grant = (role: Role, folder = '/'): Grant => ({ website: 'daily', folder, role });

describe('a role allows', () => {
  it.each<[Role, Right[]]>([
    ['viewer', ['read', 'comment']],
    ['editor', ['read', 'comment', 'edit', 'publish']],
    [
      'producer',
      ['read', 'comment', 'edit', 'publish', 'edit-shared', 'publish-shared', 'route', 'lock'],
    ],
    [
      'admin',
      [
        'read',
        'comment',
        'edit',
        'publish',
        'edit-shared',
        'publish-shared',
        'route',
        'lock',
        'manage',
      ],
    ],
  ])('a %s just %j', (role, rights) => {
    expect(listRights([grant(role)], at('/news'))).toEqual(rights);
  });

  it.each<[string, string, boolean]>([
    ['/', '/', true],
    ['/', '/sports/eagles', true],
    ['/sports', '/sports', true],
    ['/sports', '/sports/eagles', true],
    ['/sports', '/', false],
    ['/sports', '/sportsbetting', false],
    ['/sports/eagles', '/sports', false],
  ])('in %s something in %s: %s', (folder, where, isAllowed) => {
    expect(holdsRight([grant('editor', folder)], 'edit', at(where))).toBe(isAllowed);
  });

  it('nothing on another website, and nothing without a role', () => {
    expect(holdsRight([grant('admin')], 'read', { website: 'weekly', folder: '/' })).toBe(false);
    expect(listRights([], at('/'))).toEqual([]);
  });

  it('something in certain folders, each said once', () => {
    const grants = [
      grant('viewer', '/sports'),
      grant('editor', '/sports'),
      grant('editor', '/news'),
    ];
    expect(foldersWith(grants, 'read', 'daily')).toEqual(['/sports', '/news']);
    expect(foldersWith(grants, 'route', 'daily')).toEqual([]);
    expect(foldersWith(grants, 'read', 'weekly')).toEqual([]);
  });

  it('the most that any of them does', () => {
    const grants = [grant('viewer'), grant('producer', '/sports')];
    expect(holdsRight(grants, 'route', at('/sports'))).toBe(true);
    expect(holdsRight(grants, 'edit', at('/news'))).toBe(false);
    expect(holdsRight(grants, 'read', at('/news'))).toBe(true);
  });
});
