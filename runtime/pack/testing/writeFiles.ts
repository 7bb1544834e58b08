import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Puts files into a new temporary folder, which is returned. */
export function writeFiles(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'broadsheet-pack-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}
