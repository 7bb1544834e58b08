import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StatsServer {
  /** Where it answers, without a slash at the end. */
  base: string;
  /** Paths with their queries that were asked for, oldest first. */
  asked: string[];
  /** The `cache-control` of its answers; none where empty. */
  caching: string;
  /** What it answers by the beginning of the path: JSON, a text, or a status alone. */
  answers: Map<string, unknown>;
  close: () => Promise<void>;
}

/** A statistics gateway (or a host of sheets) for tests, on a port of its own; 404 for what it doesn't know. */
export async function startStatsServer(): Promise<StatsServer> {
  const asked: string[] = [];
  const answers = new Map<string, unknown>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const found = [...answers].find(([start]) => path.startsWith(start));
    const answer = found ? found[1] : 404;
    if (stats.caching) response.setHeader('cache-control', stats.caching);
    if (typeof answer === 'number') response.writeHead(answer).end();
    else response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stats: StatsServer = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    caching: '',
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return stats;
}
