import { existsSync, readFileSync } from 'node:fs';

/** What a small file holds; null where there is none, or a power cut left it empty. */
export function readJsonFile(file: string): unknown {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
