import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CuttableProxy {
  url: string;
  /** Whether every connection is dropped. */
  cut: (isCut: boolean) => void;
  close: () => void;
}

/** Stands before a server as the network does: it passes everything on, and can be cut. */
export async function cuttableProxy(target: () => string): Promise<CuttableProxy> {
  let isCut = false;
  const server: Server = createServer((incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy();
      return;
    }
    const url = new URL(incoming.url ?? '/', target());
    const forwarded = request(
      url,
      { method: incoming.method, headers: { ...incoming.headers, host: url.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forwarded.on('error', () => outgoing.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: (value) => {
      isCut = value;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
