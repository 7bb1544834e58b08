import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'blocks.json';

/**
 * Names a new block in blocks.json, in order of name; it may stand anywhere.
 * @param type "weather-note-block/weather-note"
 * @returns the file it wrote; null in a pack whose blocks.json names no blocks.
 */
export function addBlockRule(root: string, type: string): string | null {
  const path = join(root, FILE);
  if (!existsSync(path)) return null;
  const settings = JSON.parse(readFileSync(path, 'utf8')) as { blocks?: Record<string, object> };
  if (!settings.blocks) return null;
  const rules = Object.entries({ ...settings.blocks, [type]: {} });
  const lines = rules
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, rule]) => `    ${JSON.stringify(name)}: ${oneLine(rule)}`);
  const { blocks: _blocks, ...others } = settings;
  const rest = Object.entries(others).map(
    ([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  );
  const text = ['{', ...rest, '  "blocks": {', lines.join(',\n'), '  }', '}', ''].join('\n');
  writeFileSync(path, text);
  return FILE;
}

/** `{ "sections": ["main"], "once": true }`, as formatters write it. */
function oneLine(rule: object): string {
  const parts = Object.entries(rule).map(
    ([name, value]) =>
      `${JSON.stringify(name)}: ${JSON.stringify(value).replaceAll('","', '", "')}`,
  );
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}
