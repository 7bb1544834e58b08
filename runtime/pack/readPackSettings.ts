import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { PackError } from './PackError';

const placement = z.strictObject({
  sections: z.array(z.string().min(1)).min(1).exactOptional(),
  once: z.boolean().exactOptional(),
});

const Settings = z.object({
  name: z.string().min(1).exactOptional(),
  hydration: z.enum(['islands', 'classic']).default('classic'),
  sites: z.array(z.string().min(1)).default([]),
  blocks: z.record(z.string(), placement).nullable().default(null),
});

export interface PackSettings {
  name: string;
  hydration: 'islands' | 'classic';
  sites: string[];
  /** Where each feature and chain may stand, by type; null where the pack does not say. */
  blocks: Record<string, { sections?: string[]; once?: boolean }> | null;
}

/**
 * blocks.json of a pack; without one, its folder's name and the defaults.
 * @throws PackError for a file that is not JSON or does not fit.
 */
export function readPackSettings(root: string): PackSettings {
  const path = join(root, 'blocks.json');
  const defaults = { name: basename(root) };
  if (!existsSync(path)) return { ...defaults, ...Settings.parse({}) };
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new PackError([{ file: 'blocks.json', message: `is not JSON: ${String(error)}` }]);
  }
  const settings = Settings.safeParse(json);
  if (!settings.success) {
    throw new PackError(
      settings.error.issues.map((issue) => ({
        file: 'blocks.json',
        message: `${issue.path.join('.')}: ${issue.message}`,
      })),
    );
  }
  return { ...defaults, ...settings.data };
}
