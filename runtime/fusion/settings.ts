/** What the engine tells the `fusion:*` modules once a pack is loaded. */
interface Settings {
  properties: Record<string, unknown>;
  sites: Record<string, Record<string, unknown>>;
  environment: Record<string, string | undefined>;
}

export const settings: Settings = { properties: {}, sites: {}, environment: {} };

export function configureFusion(values: Partial<Settings>): void {
  Object.assign(settings, values);
}
