import './globalSetup';

export default async function globalTeardown(): Promise<void> {
  await Promise.all((globalThis.broadsheetSites ?? []).map((site) => site.stop()));
}
