import type { PackListing } from '../../pack/discoverPack';

/** Names of content sources are the pack's, not the block's. @throws Error when one has the name. */
export function refuseSource(listing: PackListing, name: string): void {
  const other = listing.sources.find((source) => source.name === name);
  if (other) {
    throw new Error(
      `${other.file} is a content source named "${name}" already. ` +
        'Nothing was written; choose another name.',
    );
  }
}
