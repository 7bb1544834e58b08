import { connect } from 'node:net';

/** What came back over a connection. */
export interface RawAnswer {
  /** 0 where the connection ended without an answer. */
  status: number;
  text: string;
  /** Until the first byte, or the end. */
  ms: number;
}

/** Sends bytes that no HTTP client would, and reads what comes within `patience` ms. */
export function askRaw(
  site: { url: string },
  bytes: string | Buffer,
  patience = 10_000,
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site.url);
  const start = Date.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let first = 0;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const done = (): void => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, ms: (first || Date.now()) - start });
    };
    const timer = setTimeout(done, patience);
    socket.on('data', (chunk: Buffer) => {
      first ||= Date.now();
      chunks.push(chunk);
      const { headers, isWhole } = readWhole(Buffer.concat(chunks));
      if (headers && isWhole) done();
    });
    socket.on('error', done);
    socket.on('close', done);
  });
}

/** Whether all that the answer announces is there. */
function readWhole(bytes: Buffer): { headers: boolean; isWhole: boolean } {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return { headers: false, isWhole: false };
  const head = bytes.subarray(0, end).toString('latin1');
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  return {
    headers: true,
    isWhole: length !== undefined && bytes.length >= end + 4 + Number(length),
  };
}
