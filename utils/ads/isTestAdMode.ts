/** Test ads are shown when the query has `testAd=y` and `channel=graceland` (platform §2). */
export function isTestAdMode(query: string): boolean {
  const parameters = new URLSearchParams(query);
  return parameters.get('testAd') === 'y' && parameters.get('channel') === 'graceland';
}
