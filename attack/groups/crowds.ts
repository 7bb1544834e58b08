import { randomUUID } from 'node:crypto';
import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Answer } from '../ask';
import { asking } from '../asking';
import { faultOf } from '../faultOf';
import type { Target } from '../openTarget';
import { patienceWith, watchHealth } from '../watchHealth';

const CLIENT = '192.0.2.7';
/** Requests of one client in one go, of addresses that nobody has asked for. */
const MANY = 1500;
const AT_ONCE = 100;

/** Too many requests, by one client and by all: some are told to wait, the rest is served, the site lives. */
export const crowds: AttackGroup = {
  name: 'crowds (rate limits, load)',
  atOnce: 1,
  attempts: async (target) => {
    const patience = await patienceWith(target);
    return [
      asking(target, '/pf/metrics is there', { path: '/pf/metrics' }, ({ status, text }) =>
        status === 401 || status === 403 || /^# (?:HELP|TYPE) /m.test(text)
          ? null
          : `answered ${status}`,
      ),
      flood(target, 'one client asks for pages that nobody has read', patience, CLIENT, () => ({
        path: `/search?query=${randomUUID()}`,
      })),
      flood(target, 'one client searches', patience, CLIENT, () => ({
        path: `/gateway/content/v4/search/published?website=broadsheet&q=${randomUUID()}`,
      })),
      crowdOfAll(target, patience),
    ];
  },
};

/** One client asks so often that it must be told to come later. */
function flood(
  target: Target,
  name: string,
  patience: number,
  client: string,
  next: () => { path: string },
): Attempt {
  return {
    name: `${name}, ${MANY} times`,
    run: async () => {
      const { answers, held } = await send(target, () => ({ ...next(), client }));
      const fault = answers.map((answer) => faultOf(answer)).find(Boolean);
      if (fault) return fault;
      const told = answers.filter(({ status }) => status === 429 || status === 503);
      if (told.length === 0) return 'was never told to come later (429)';
      const untold = told.find(({ headers }) => headers['retry-after'] === undefined);
      if (untold) return `was not told when to come again: ${untold.status} ${untold.text}`;
      return held > patience ? `held up the site for ${held} ms` : null;
    },
  };
}

/** As many clients as requests: nobody is too often there, and the site must not sink. */
function crowdOfAll(target: Target, patience: number): Attempt {
  return {
    name: `${MANY} clients ask for pages that nobody has read`,
    run: async () => {
      await ask(target, { path: '/' });
      const front: Promise<Answer>[] = [];
      const { answers, held } = await send(target, (turn) => {
        if (turn % 100 === 50) front.push(ask(target, { path: '/', takes429: true }));
        return { path: `/search?query=${randomUUID()}` };
      });
      const fault = answers.map((answer) => faultOf(answer)).find(Boolean);
      if (fault) return fault;
      const cached = await Promise.all(front);
      const slow = Math.max(...cached.map(({ ms }) => ms));
      if (cached.some(({ status }) => status !== 200)) return 'a cached page was refused';
      if (slow > 4 * patience) return `a cached page took ${slow} ms`;
      return held > patience ? `held up the site for ${held} ms` : null;
    },
  };
}

async function send(
  target: Target,
  next: (turn: number) => { path: string; client?: string },
): Promise<{ answers: Answer[]; held: number }> {
  const watch = watchHealth(target);
  const answers: Answer[] = [];
  let turn = 0;
  const work = async (): Promise<void> => {
    while (turn < MANY) {
      turn += 1;
      answers.push(await ask(target, { ...next(turn), takes429: true }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { answers, held: await watch.stop() };
}
