import { openBrowser, SITE } from '../browser';
import { checkState } from '../blocks/checkState';
import { describeFault } from '../blocks/gates';
import { fetchPack } from '../blocks/harnessClient';
import { openTab } from '../blocks/openTab';
it('mine', async () => {
  const browser = await openBrowser();
  const { blocks } = await fetchPack(SITE());
  const tab = await openTab(browser);
  const out: string[] = [];
  for (const b of blocks.filter((x) => /gallery|media|article-body/.test(x.name))) {
    if (b.problem) out.push(b.problem);
    for (const s of b.states) {
      const r = await checkState(tab, SITE(), { block: b.name, state: s.name });
      out.push(`${b.name} ${s.name} ${JSON.stringify(r.weight)} ${r.faults.map(describeFault).join(' | ')}`);
    }
  }
  console.log(out.join('\n'));
  await browser.close();
}, 600_000);
