import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderLocked, lockFolder } from './folderLock';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-lock-'));
  file = join(folder, 'postgres.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const onLinux = process.platform === 'linux' ? it : it.skip;

describe('lockFolder', () => {
  it('is held by one at a time, and given back', () => {
    const unlock = lockFolder(file);
    expect(() => lockFolder(file)).toThrow(FolderLocked);
    expect(() => lockFolder(file)).toThrow(`in use by process ${process.pid} `);
    unlock();
    expect(readdirSync(folder)).toEqual([]);
    lockFolder(file)();
  });

  it('is refused while another process lives, and taken over when it is dead', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    writeFileSync(file, JSON.stringify({ pid: child.pid, started: null, nonce: 'x' }));
    expect(() => lockFolder(file)).toThrow(expect.objectContaining({ pid: child.pid }));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const unlock = lockFolder(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(file)).toBe(false);
  });

  it.each([
    ['a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, started: '1', nonce: 'x' })],
    ['a power cut', ''],
    ['something else', '"text"'],
  ])('is taken over from %s', (_whom, content) => {
    writeFileSync(file, content);
    writeFileSync(`${file}.takeover`, content);
    lockFolder(file)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('clears away what was left by processes that were killed while they took it, and nothing else', () => {
    const named = (digit: string) => `${file}.12345678-1234-1234-1234-12345678901${digit}`;
    const dead = { pid: 2 ** 22 + 1, started: '1', nonce: 'x' };
    writeFileSync(named('0'), JSON.stringify(dead));
    const others = [named('1'), named('2'), `${file}.note`, join(folder, 'other.lock')];
    writeFileSync(others[0]!, JSON.stringify({ pid: process.ppid, started: null, nonce: 'y' }));
    writeFileSync(others[1]!, '');
    for (const other of others.slice(2)) writeFileSync(other, JSON.stringify(dead));
    const unlock = lockFolder(file);
    expect(readdirSync(folder).sort()).toEqual(
      [file, ...others].map((path) => path.slice(folder.length + 1)).sort(),
    );
    unlock();
  });

  onLinux.each([
    ['a process whose number another has now', process.ppid],
    ['this process before a restart of its container', process.pid],
  ])('is taken over from %s', (_whom, pid) => {
    writeFileSync(file, JSON.stringify({ pid, started: '1', nonce: 'x' }));
    lockFolder(file)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is left alone while another process takes it over', () => {
    writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: '1', nonce: 'x' }));
    writeFileSync(
      `${file}.takeover`,
      JSON.stringify({ pid: process.ppid, started: null, nonce: 'y' }),
    );
    expect(() => lockFolder(file)).toThrow(expect.objectContaining({ pid: process.ppid }));
    expect(readdirSync(folder).sort()).toEqual(['postgres.lock', 'postgres.lock.takeover']);
  });
});
