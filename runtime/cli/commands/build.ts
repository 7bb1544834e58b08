import pc from 'picocolors';
import { buildPack } from '../../pack/buildPack';
import type { SiteConfig } from '../config';

/** `broadsheet build`. @throws PackError that names each faulty file. */
export async function build(config: SiteConfig, options: { quiet?: boolean } = {}): Promise<void> {
  const { manifest, warnings, duration } = await buildPack({ root: config.root });
  for (const { file, message } of warnings)
    console.warn(`${pc.yellow('warning')} ${file}: ${message}`);
  if (options.quiet) return;
  const blocks = Object.keys(manifest.features).length + Object.keys(manifest.chains).length;
  console.log(
    `Built ${blocks} blocks in ${(duration / 1000).toFixed(1)} s (build ${manifest.build}).`,
  );
}
