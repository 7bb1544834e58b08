import type { Finding } from '../../contract/checklist';
import type { Markup } from './readMarkup';

/** Addresses of the site that are asked for one page; the others are named as not looked at. */
const MOST = 300;
const AT_ONCE = 6;
/** Answers of pages that are there for those who sign in. */
const ASKING_WHO = new Set([401, 403]);
/** Answers of pages that may be there in a moment. */
const BUSY = new Set([429, 502, 503, 504]);

/**
 * Links of the page to the site itself that lead nowhere. Other sites are not asked.
 * @param ask the status that readers get for a path; null: none in time
 */
export async function checkLinks(
  links: Markup['links'],
  { origin, ask }: { origin: string; ask: (path: string) => Promise<number | null> },
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const paths = new Map<string, { nodeId: string | null; name: string }>();
  for (const { href, nodeId, name } of links) {
    const path = pathOnSite(href, origin);
    if (path === null)
      findings.push(broken(nodeId, `“${name}” leads to “${href}”, which is no address.`));
    else if (path !== '' && !paths.has(path)) paths.set(path, { nodeId, name });
  }
  const asked = [...paths].slice(0, MOST);
  const next = asked[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [path, { nodeId, name }] of next) {
        const status = await ask(path);
        const where = `“${name}” leads to ${path}`;
        if (status === null || BUSY.has(status)) findings.push(unknown(nodeId, where));
        else if (status >= 400 && !ASKING_WHO.has(status))
          findings.push(broken(nodeId, `${where}, which answers ${status}.`));
      }
    }),
  );
  if (paths.size > MOST)
    findings.push({
      rule: 'links',
      level: 'warning',
      nodeId: null,
      message: `${paths.size - MOST} of ${paths.size} links were not looked at.`,
    });
  return findings;
}

/** The path of an address on this site; empty: another site, or a place on this page; null: none at all. */
function pathOnSite(href: string, origin: string): string | null {
  if (href.trim() === '') return null;
  if (href.startsWith('#')) return '';
  let url: URL;
  try {
    url = new URL(href, origin);
  } catch {
    return null;
  }
  const isHere = url.origin === origin;
  return isHere ? url.pathname + url.search : '';
}

function broken(nodeId: string | null, message: string): Finding {
  return { rule: 'links', level: 'error', nodeId, message };
}

function unknown(nodeId: string | null, where: string): Finding {
  const message = `${where}, which gives no answer right now. Check it again.`;
  return { rule: 'links', level: 'warning', nodeId, message };
}
