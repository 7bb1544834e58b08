/** The ad unit of a page: its own, or `phl.gallery` for galleries, else `phl.default` (platform §9). */
export function getAdUnitId(page: { adsDfpId?: string; kind: string }): string {
  return page.adsDfpId || (page.kind === 'gallery' ? 'phl.gallery' : 'phl.default');
}
