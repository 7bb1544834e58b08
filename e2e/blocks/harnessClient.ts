import { formatSettings, parseSettings } from '../../runtime/harness/settings';
import type { HarnessSettings } from '../../runtime/harness/settings';
import type { HarnessPack, HarnessRendering } from '../../runtime/harness/types';

/** Where a state stands: enough to show it. */
export interface StateName {
  block: string;
  state: string;
}

const NOT_SERVED = 'is the site served with BROADSHEET_HARNESS=1?';

/** All blocks and states of the pack that `site` serves. @throws Error when it serves no harness. */
export async function fetchPack(site: string): Promise<HarnessPack> {
  const response = await fetch(new URL('/pf/harness/api/blocks', site));
  if (!response.ok)
    throw new Error(`The harness of ${site} answered ${response.status}: ${NOT_SERVED}`);
  return (await response.json()) as HarnessPack;
}

/** A state as its block's `states.ts` has it: nothing changed by hand. */
export function settingsOf({ block, state }: StateName): HarnessSettings {
  return parseSettings(new URLSearchParams({ block, state }));
}

/** Address of the page that shows nothing but the state, with what is to differ from the usual. */
export function frameAddress(
  site: string,
  name: StateName,
  change: Partial<HarnessSettings> = {},
): string {
  const query = formatSettings({ ...settingsOf(name), ...change });
  return new URL(`/pf/harness/frame?${query}`, site).href;
}

/** What the server makes of a state, with its sizes. @throws Error when it does not answer with 200. */
export async function renderState(site: string, name: StateName): Promise<HarnessRendering> {
  const response = await fetch(new URL('/pf/harness/api/render', site), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(settingsOf(name)),
  });
  if (!response.ok)
    throw new Error(`render answered ${response.status}: ${(await response.text()).slice(0, 200)}`);
  return (await response.json()) as HarnessRendering;
}
