import type { Names } from './names';

/** package.json of a block. */
export function blockPackage({ kebab }: Names): string {
  const manifest = { name: `@broadsheet/${kebab}-block`, private: true, version: '0.1.0' };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
