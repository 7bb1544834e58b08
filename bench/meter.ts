import http from 'node:http';

/** ms that the statistics take: a provider is elsewhere. */
const UPSTREAM_MS = 200;

/** A question for the statistics. */
export interface Question {
  path: string;
  /** ms since 1970. */
  at: number;
  /** s for which its answer is to be kept. */
  maxAge: number;
}

/** What stands between the pack and the statistics, and counts. */
export interface Meter {
  origin: string;
  questions: Question[];
  close: () => void;
}

export async function openMeter(upstream: () => string): Promise<Meter> {
  const questions: Question[] = [];
  const server = http.createServer((request, response) => {
    const question = { path: request.url ?? '', at: Date.now(), maxAge: 0 };
    questions.push(question);
    setTimeout(() => {
      http
        .get(`${upstream()}${question.path}`, (answer) => {
          question.maxAge = Number(
            /max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1],
          );
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        })
        .once('error', () => response.writeHead(502).end());
    }, UPSTREAM_MS);
  });
  server.keepAliveTimeout = 72_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the meter has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    questions,
    close: () => void server.close(),
  };
}

/**
 * Questions that came sooner after one for the same than its answer was to be kept, or than its readers
 * wait (`interval`, ms): as seldom as either is asked for.
 */
export function tooSoon(questions: readonly Question[], interval: number): Question[] {
  return questions.filter((question, index) => {
    const before = questions.slice(0, index).findLast(({ path }) => path === question.path);
    return (
      before !== undefined && question.at - before.at < Math.min(interval, before.maxAge * 1000)
    );
  });
}
