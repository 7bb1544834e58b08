import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** All of the standard input, without the line break at its end. */
export async function readPasswordFromStdin(): Promise<string> {
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

/** Asks for a password at the terminal, without showing it; empty for nothing typed, or where nobody can be asked. */
export async function askPassword(prompt: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  process.stdout.write(prompt);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stdout.write('\n');
  }
}

/** 96 random bits, as letters, digits, - and _. */
export const makePassword = (): string => randomBytes(12).toString('base64url');
