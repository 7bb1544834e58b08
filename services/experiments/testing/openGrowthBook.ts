import { createCipheriv, randomBytes } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlayedGrowthBook {
  apiHost: string;
  /** Addresses that were asked for. */
  asked: string[];
  /** What it answers from now on. */
  features: Record<string, unknown>;
  /** Lists that conditions of features name, where there are some. */
  savedGroups?: Record<string, string[]>;
  /** With this key (base64, 128 bits) what it answers is encrypted. */
  encryptionKey: string | null;
  /** Answers nothing but faults. */
  isDown: boolean;
  /** How many listen to its stream. */
  listeners: () => number;
  /** Sends what it answers now to all who listen. */
  publish: () => void;
  close: () => Promise<void>;
}

/**
 * Plays a host of GrowthBook’s SDK API, in the words of its documentation: features plain or encrypted, with
 * `x-sse-support`, and events of `features` on a stream.
 */
export async function openGrowthBook(clientKey: string): Promise<PlayedGrowthBook> {
  const streams = new Set<ServerResponse>();
  const payload = () => {
    const dateUpdated = new Date(Date.UTC(2026, 10, 20) + played.asked.length * 1000).toISOString();
    const { features, savedGroups, encryptionKey } = played;
    return encryptionKey
      ? { features: {}, dateUpdated, encryptedFeatures: encrypt(features, encryptionKey) }
      : { features, ...(savedGroups && { savedGroups }), dateUpdated };
  };
  const server = createServer((request, response) => {
    played.asked.push(request.url ?? '');
    if (played.isDown) {
      response.writeHead(503).end('no healthy upstream');
    } else if (request.url === `/api/features/${clientKey}`) {
      response
        .writeHead(200, { 'content-type': 'application/json', 'x-sse-support': 'enabled' })
        .end(JSON.stringify({ status: 200, ...payload() }));
    } else if (request.url === `/sub/${clientKey}`) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
      streams.add(response);
      response.on('close', () => streams.delete(response));
    } else {
      response
        .writeHead(400, { 'content-type': 'application/json' })
        .end(JSON.stringify({ status: 400, error: 'Invalid API key' }));
    }
  });
  const played: PlayedGrowthBook = {
    apiHost: '',
    asked: [],
    features: {},
    encryptionKey: null,
    isDown: false,
    listeners: () => streams.size,
    publish: () => {
      for (const stream of streams)
        stream.write(`event: features\ndata: ${JSON.stringify(payload())}\n\n`);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  played.apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return played;
}

/** As GrowthBook does: AES in CBC mode, vector and text in base64, with a dot between. */
function encrypt(value: unknown, key: string): string {
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(key, 'base64'), vector);
  const text = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return `${vector.toString('base64')}.${text.toString('base64')}`;
}
