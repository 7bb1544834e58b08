import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { AttackGroup, Attempt } from '../attempt';
import { ask } from '../ask';
import { faultOf } from '../faultOf';
import { SECRET_DOCUMENT, type Target } from '../openTarget';

const LIVE = `/pf/editor/api/documents/${SECRET_DOCUMENT}/live`;
const SOCKET = `/pf/editor/api/documents/${SECRET_DOCUMENT}/preview/nodes/socket`;
/** Streams and sockets that one session is given at most: more than a person has tabs. */
const MANY = 300;
/** bytes that many streams of one session may be sent within some seconds. */
const MOST_BYTES = 50 * 1024 * 1024;

/** Connections that stay open: who may open them, how many, and what becomes of those that don't read. */
export const streams: AttackGroup = {
  name: 'streams and sockets',
  atOnce: 1,
  attempts: (target) => [...handshakes(target), manyStreams(target), manySockets(target)],
};

/** A page of another site can open a socket with the editor's cookie: its origin tells. */
function handshakes(target: Target): Attempt[] {
  const origins = [
    'https://evil.example',
    'http://localhost.evil.example',
    'null',
    'http://127.0.0.1:1',
    `${target.url}.evil.example`,
    'file://',
  ];
  const others = target.callers.filter(
    ({ rights, isKnown }) => !isKnown || rights.document.length === 0,
  );
  return [
    ...origins.map((origin) => ({
      name: `a socket from the origin ${origin}`,
      run: async () => {
        const status = await shake(target, { ...target.admin.headers, origin });
        return status === 101 ? 'was opened' : status >= 500 ? `answered ${status}` : null;
      },
    })),
    ...others.map(({ name, headers, isKnown }) => ({
      name: `a socket as ${name}`,
      run: async () => {
        const status = await shake(target, headers);
        // Who is known may hold a connection; each call over it asks for its right.
        return status === 101 && !isKnown
          ? 'was opened'
          : status >= 500
            ? `answered ${status}`
            : null;
      },
    })),
    {
      name: 'a socket from our own origin: opens',
      run: async () => {
        const origin = target.url;
        const status = await shake(target, { ...target.admin.headers, origin });
        return status === 101 ? null : `answered ${status}`;
      },
    },
  ];
}

/** The status that a handshake is answered with; 101 when the socket opens. */
function shake({ url }: Target, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url.replace('http', 'ws') + SOCKET, { headers });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => {
      socket.terminate();
      resolve(statusCode);
    });
    socket.on('error', reject);
  });
}

/** One session opens streams until it is told that these are enough; what they are sent stays small. */
function manyStreams(target: Target): Attempt {
  return {
    name: `${MANY} streams of one session, half of which never read`,
    run: async () => {
      const open: ClientRequest[] = [];
      let [bytes, capped] = [0, 0];
      try {
        for (let turn = 0; turn < MANY; turn += 1) {
          const { status, stream } = await openStream(target, turn, open);
          if (status === 429) capped += 1;
          else if (status !== 200) return `answered ${status}`;
          // Every second one is opened and never read.
          else if (turn % 2 === 0) stream.on('data', (chunk: Buffer) => (bytes += chunk.length));
        }
        await pause(3000);
        const health = await ask(target, { path: '/pf/health' });
        if (capped === 0) return 'all were opened: nothing answered 429';
        if (bytes > MOST_BYTES) return `were sent ${Math.round(bytes / 1024 / 1024)} MB`;
        return faultOf(health);
      } finally {
        for (const one of open) one.destroy();
      }
    },
  };
}

function openStream(
  target: Target,
  turn: number,
  open: ClientRequest[],
): Promise<{ status: number; stream: IncomingMessage }> {
  return new Promise((resolve, reject) => {
    const tab = `attack-tab-${String(turn).padStart(4, '0')}`;
    const headers = target.admin.headers;
    const asked = request(`${target.url}${LIVE}?tab=${tab}`, { headers, agent: false });
    open.push(asked);
    asked.on('response', (stream) => {
      stream.on('error', () => undefined);
      resolve({ status: stream.statusCode ?? 0, stream });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** One session opens sockets until it is told that these are enough. */
function manySockets(target: Target): Attempt {
  return {
    name: `${MANY} sockets of one session`,
    run: async () => {
      const sockets: WebSocket[] = [];
      const origin = target.url;
      let capped = 0;
      try {
        for (let turn = 0; turn < MANY; turn += 1) {
          const socket = new WebSocket(target.url.replace('http', 'ws') + SOCKET, {
            headers: { ...target.admin.headers, origin },
          });
          sockets.push(socket);
          const status = await new Promise<number>((resolve) => {
            socket.on('open', () => resolve(101));
            socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
            socket.on('error', () => resolve(0));
          });
          if (status === 429) capped += 1;
          else if (status >= 500) return `answered ${status}`;
        }
        return capped > 0 ? null : 'all were opened: nothing answered 429';
      } finally {
        for (const socket of sockets) socket.terminate();
      }
    },
  };
}
