import type { Browser } from 'playwright-core';
import { fetchPack } from '../blocks/harnessClient';
import { openTab } from '../blocks/openTab';
import { judgeShot, type Verdict } from './judgeShot';
import { listShots, type Shot } from './listShots';
import type { ShotStore } from './shotStore';
import { takeShot } from './takeShot';

export interface Judged {
  file: string;
  verdict: Verdict;
}

/** Tabs at a time: one draws while another waits for the server or its picture is encoded. */
const TABS = 3;

/** Takes all pictures and compares them with the stored ones, also with those whose state is gone. */
export async function photograph(
  browser: Browser,
  site: string,
  store: ShotStore,
  { now, only }: { now: number; only: string | undefined },
): Promise<Judged[]> {
  const shots = listShots(await fetchPack(site), only);
  if (shots.length === 0)
    throw new Error(only ? `There is no block "${only}"` : 'There is no block');
  const judged: Judged[] = [];
  const waiting = [...shots];
  const work = async () => {
    const tab = await openTab(browser);
    await tab.page.clock.setFixedTime(now);
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) judged.push(await judge(shot));
    await tab.close();

    async function judge(shot: Shot): Promise<Judged> {
      const picture = await takeShot(tab, site, shot);
      return { file: shot.file, verdict: await judgeShot(store.read(shot.file), picture) };
    }
  };
  await Promise.all(Array.from({ length: TABS }, work));

  const taken = new Set(shots.map(({ file }) => file));
  for (const file of store.list(only)) {
    const before = taken.has(file) ? null : store.read(file);
    if (before) judged.push({ file, verdict: { kind: 'missing', before } });
  }
  return judged.sort((a, b) => a.file.localeCompare(b.file));
}
