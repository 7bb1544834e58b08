import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the provider does with a request. */
export type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

export interface TestProvider {
  base: string;
  /** Paths with their queries, in the order they were asked for. */
  requests: URL[];
  /** What it does from now on. */
  behave: (behavior: Behavior) => void;
  close: () => Promise<void>;
}

/** A provider on a real socket. */
export async function openProvider(behavior: Behavior): Promise<TestProvider> {
  let behave = behavior;
  const requests: URL[] = [];
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://provider.example'));
    behave(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/stats`,
    requests,
    behave: (next) => {
      behave = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const sendsJson =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Behavior =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** In turn; the last one for good. */
export function inTurn(first: Behavior, ...more: Behavior[]): Behavior {
  const left = [first, ...more];
  return (request, response) => {
    const next = left.length > 1 ? left.shift() : left[0];
    next?.(request, response);
  };
}
