import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { protectFiles } from './protectFiles';
import { loadSecrets } from './secrets';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  folders.push(folder);
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

const [long, other] = ['a'.repeat(32), 'b'.repeat(32)];
const modeOf = (file: string): number => statSync(file).mode & 0o777;

describe('Secrets', () => {
  it.each([
    ['ARC_ACCESS_TOKEN', ''],
    ['RESIZER_SECRET', 'short'],
    ['IDENTITY_SECRET', 'a'.repeat(31)],
    ['EDITOR_CLIENT_SECRET', `${long},`],
    ['RESIZER_SECRET', `${long},old`],
    ['ARC_ACCESS_TOKEN', ' '.repeat(40)],
    ['EDITOR_DEMO_PASSWORD', ''],
    ['EDITOR_DEMO_PASSWORD', 'elevenbytes'],
  ])('refuse to start with %s=%j, and keep what they had', (variable, value) => {
    const folder = newFolder();
    loadSecrets(folder, {});
    const before = readFileSync(join(folder, 'secrets.json'), 'utf8');
    expect(() => loadSecrets(folder, { [variable]: value })).toThrow(variable);
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe(before);
  });

  it('are made once, of 32 bytes or more', () => {
    const folder = newFolder();
    const { demoPassword, ...keys } = loadSecrets(folder, {});
    for (const key of Object.values(keys)) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(demoPassword).toHaveLength(16);
    expect(loadSecrets(folder, {})).toEqual({ demoPassword, ...keys });
  });

  it('of the environment are in use, two at once if need be, and never kept', () => {
    const folder = newFolder();
    const made = loadSecrets(folder, {});
    const env = { RESIZER_SECRET: `${long},${other}` };
    expect(loadSecrets(folder, env)).toEqual({ ...made, resizerSecret: `${long},${other}` });
    expect(loadSecrets(folder, {})).toEqual(made);
  });

  it('that an older release kept stay, but empty ones are made anew', () => {
    const folder = newFolder();
    const old = { accessToken: 'x'.repeat(32), resizerSecret: '' };
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(old));
    const { accessToken, resizerSecret } = loadSecrets(folder, {});
    expect(accessToken).toBe(old.accessToken);
    expect(Buffer.from(resizerSecret, 'base64url')).toHaveLength(32);
  });

  it('are for the owner to read alone, also where the file was open to others', () => {
    const folder = newFolder();
    loadSecrets(folder, {});
    const file = join(folder, 'secrets.json');
    expect(modeOf(file)).toBe(0o600);
    chmodSync(file, 0o644);
    loadSecrets(folder, {});
    expect(modeOf(file)).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['secrets.json']);
  });

  it('that can not be read are not replaced', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'secrets.json'), '{"accessToken": "cut o');
    expect(() => loadSecrets(folder, {})).toThrow('secrets.json');
    expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).toBe('{"accessToken": "cut o');
  });
});

describe('The data folder', () => {
  it('is closed to others, and so is what is written from then on', () => {
    const folder = newFolder();
    chmodSync(folder, 0o755);
    const before = process.umask();
    try {
      protectFiles(folder);
      writeFileSync(join(folder, 'file'), '', { mode: 0o666 });
      expect([modeOf(folder), modeOf(join(folder, 'file'))]).toEqual([0o700, 0o600]);
    } finally {
      process.umask(before);
    }
  });
});
