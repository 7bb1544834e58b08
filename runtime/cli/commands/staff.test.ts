import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailyPages } from '../../../plain-pages/testing/dailyPages';
import { openDatabase } from '../../store/openDatabase';
import type { EditorConfig } from '../config';
import { readEnvironment } from '../environment';
import { addStaff, printStaff, removeStaff, type StaffToAdd } from './staff';

const root = mkdtempSync(join(tmpdir(), 'broadsheet-staff-'));
const env = { BROADSHEET_DATA_DIR: join(root, 'data') };
const environment = readEnvironment(root, env);
/** The accounts of the identity service: email and password. */
const passwords = new Map<string, string>();
const editor: EditorConfig = {
  pages: dailyPages,
  timeZone: 'America/New_York',
  identity: {
    path: '/identity',
    clientId: 'editor',
    accounts: async () => ({
      has: async (email) => passwords.has(email),
      save: async ({ email, password }) => {
        if (password.length < 12) throw new Error('Use at least 12 characters for the password.');
        passwords.set(email, password);
      },
      lacking: async () => [],
      invite: async () => null,
    }),
  },
};
const site = { root, website: 'daily', editor };

let log: jest.SpyInstance;
const said = () => log.mock.calls.splice(0).flat().join('\n');
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => log.mockRestore());
afterAll(() => rmSync(root, { recursive: true, force: true }));

const add = (email: string, more: Partial<StaffToAdd> = {}, at = environment) =>
  addStaff(site, { email, name: 'Ada', role: 'admin', folder: '/', password: null, ...more }, at);
const list = async () => {
  said();
  await printStaff(site, environment);
  return said();
};

describe('broadsheet staff', () => {
  it('says how to add the first one, who has to be an admin of the whole site', async () => {
    expect(await list()).toContain('staff add <email> --name <name> --role admin');
    await expect(add('ada@daily.test', { role: 'editor' })).rejects.toThrow(/admin/);
    await expect(add('ada@daily.test', { folder: '/sports' })).rejects.toThrow(/admin/);
    await expect(add('ada')).rejects.toThrow('"ada" is no email address.');
    expect(passwords.size).toBe(0);
  });

  it('makes an account with a password that is shown once, or with the one that was given', async () => {
    await add(' Ada@daily.test');
    const [, made = ''] = /Their password: (\S+)/.exec(said())!;
    expect(made).toMatch(/^[\w-]{16}$/);
    expect(passwords.get('ada@daily.test')).toBe(made);
    await expect(add('kim@daily.test', { password: 'short' })).rejects.toThrow(/12 characters/);
    await add('kim@daily.test', { role: 'viewer', password: 'light of truth' });
    expect(said()).not.toContain('light of truth');
    expect(passwords.get('kim@daily.test')).toBe('light of truth');
  });

  it('keeps the password of an account that is there, and roles in other folders', async () => {
    await add('kim@daily.test', { role: 'producer', folder: '/sports' });
    expect(passwords.get('kim@daily.test')).toBe('light of truth');
    expect(await list()).toContain('Ada <kim@daily.test>: viewer, producer in /sports');
  });

  it('takes all roles from someone, but not from the last admin', async () => {
    await removeStaff(site, 'KIM@daily.test', environment);
    expect(await list()).toContain('<kim@daily.test>: removed');
    await expect(removeStaff(site, 'ada@daily.test', environment)).rejects.toThrow(/admin/);
    await expect(removeStaff(site, 'eve@daily.test', environment)).rejects.toThrow(/nobody/);
    await add('kim@daily.test', { role: 'editor' });
    expect(await list()).toContain('<kim@daily.test>: editor');
  });

  it('makes no account where the publisher has a provider of their own', async () => {
    const own = readEnvironment(root, {
      ...env,
      EDITOR_OIDC_ISSUER: 'https://id.daily.test',
      EDITOR_OIDC_CLIENT_ID: 'broadsheet',
      EDITOR_OIDC_CLIENT_SECRET: 'secret',
    });
    await add('max@daily.test', {}, own);
    expect(passwords.has('max@daily.test')).toBe(false);
  });

  it('says that the site is running, which has the embedded database', async () => {
    const database = await openDatabase(environment);
    await expect(add('max@daily.test')).rejects.toThrow(/The site is running .* Stop the site/);
    await database.close();
  });
});

describe('a provider of the publisher’s own', () => {
  const read = (more: Record<string, string>) => readEnvironment(root, more).editorProvider;

  it('is named as a whole', () => {
    expect(() => read({ EDITOR_OIDC_ISSUER: 'https://id.daily.test' })).toThrow(
      /EDITOR_OIDC_CLIENT_ID and EDITOR_OIDC_CLIENT_SECRET/,
    );
  });

  it.each([
    ['http://id.daily.test', false],
    ['id.daily.test', false],
    ['http://localhost:8080/realms/daily', true],
    ['https://id.daily.test/', true],
  ])('at %s is taken: %s', (issuer, isTaken) => {
    const all = {
      EDITOR_OIDC_ISSUER: issuer,
      EDITOR_OIDC_CLIENT_ID: 'a',
      EDITOR_OIDC_CLIENT_SECRET: 'b',
    };
    if (isTaken) expect(read(all)?.issuer).toBe(issuer);
    else expect(() => read(all)).toThrow('EDITOR_OIDC_ISSUER must be');
  });
});
