import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { AttackGroup, Attempt } from '../attempt';
import { ask, type Question } from '../ask';
import { asking, mustBe } from '../asking';
import type { Target } from '../openTarget';
import { patienceWith } from '../watchHealth';

/** Pictures that are none, that are too many, and pictures that nobody may see. */
export const pictures: AttackGroup = {
  name: 'pictures (bombs, signatures, other hosts)',
  atOnce: 1,
  attempts: async (target) => {
    const staff = { authorization: `Bearer ${target.contentToken}` };
    const sound = await sharp({
      create: { width: 64, height: 64, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    const name = 'attack-original.png';
    const put = (file: string, body: Buffer, type = 'image/png'): Question => ({
      method: 'PUT',
      path: `/gateway/photo/v2/${file}`,
      headers: { ...staff, 'content-type': type },
      body,
    });
    await ask(target, put(name, sound));
    const patience = await patienceWith(target);
    return [
      ...(await bombsOf(sound)).map(([what, body, type]) =>
        asking(target, `stores no ${what}`, put('attack-bomb.png', body, type), (answer) =>
          answer.ms > patience * 5 ? `took ${answer.ms} ms` : mustBe(400, 413, 415, 422)(answer),
        ),
      ),
      ...originals(target, name),
      ...signing(target, staff),
      ...resizing(target, name),
      ...(await otherHosts(target, staff)),
    ];
  },
};

/** Bytes that claim to be a picture, by what they really are. */
async function bombsOf(sound: Buffer): Promise<[string, Buffer, string?][]> {
  const jpeg = await sharp(sound).jpeg().toBuffer();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const pixels = (width: number, height: number) => pngOf(width, height, Buffer.alloc(1000));
  return [
    ['PNG of 60,000 x 60,000', pixels(60_000, 60_000)],
    ['PNG of 2,147,483,647 x 1', pixels(2_147_483_647, 1)],
    ['PNG of 0 x 0', pixels(0, 0)],
    ['PNG of 30,000 x 30,000 zeros', pngOf(30_000, 30_000, Buffer.alloc(30_000 * 500))],
    ['PNG cut after its head', sound.subarray(0, 40)],
    ['PNG cut in its middle', sound.subarray(0, Math.floor(sound.length / 2))],
    ['PNG with noise in it', Buffer.concat([sound.subarray(0, 50), Buffer.alloc(200, 7)])],
    ['JPEG cut after its head', jpeg.subarray(0, 30)],
    ['SVG with a script', Buffer.from(svg), 'image/svg+xml'],
    ['SVG that is named PNG', Buffer.from(svg)],
    [
      'SVG that reads a file',
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
      ),
    ],
    ['HTML', Buffer.from('<script>alert(1)</script>')],
    ['GIF that is a script', Buffer.from('GIF89a/*\x00\x00*/=alert(1);', 'latin1'), 'image/gif'],
    ['PDF', Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj'), 'application/octet-stream'],
    ['TIFF of its own making', Buffer.from('II*\0\x08\0\0\0\xff\xff', 'latin1'), 'image/tiff'],
    ['empty body', Buffer.alloc(0)],
    ['one byte', Buffer.from([0])],
    ['zeros', Buffer.alloc(1_000_000)],
    ['zip', Buffer.from('PK\x03\x04aaaaaaaaaaaaaa', 'latin1')],
  ];
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, body: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Originals are the newsroom's: readers get what was made of them. */
function originals(target: Target, file: string): Attempt[] {
  const path = `/gateway/photo/v2/${file}`;
  const queries = ['', '?auth=x', `?auth=${'0'.repeat(64)}`, '?token=x', '?auth=&auth='];
  return queries.map((query) =>
    asking(target, `an original with "${query}"`, { path: path + query }, mustBe(401, 403, 404)),
  );
}

/** Pictures that neither the library nor a story knows. */
function signing(target: Target, staff: Record<string, string>): Attempt[] {
  const unknown = [
    'attack-unknown.jpg',
    'http://127.0.0.1/a.jpg',
    'https://evil.example/a.jpg',
    'file:///etc/passwd',
    '../../secrets.json',
    'a'.repeat(1500),
    '%00',
  ];
  return unknown.map((value) =>
    asking(
      target,
      `signs "${value.slice(0, 60)}"`,
      {
        path: `/gateway/signing-service/sign/resizer?value=${encodeURIComponent(value)}`,
        headers: staff,
      },
      mustBe(400, 403, 404),
    ),
  );
}

function resizing(target: Target, file: string): Attempt[] {
  const forged = createHmac('sha256', 'guess').update(file).digest('hex');
  const path = `/gateway/resizer/v2/${file}`;
  const queries = [
    '',
    '?auth=',
    `?auth=${forged}`,
    `?auth=${forged}&auth=${forged}`,
    `?auth[]=${forged}`,
    `?auth=${forged}&width=1e9`,
    `?auth=${forged}&width=-1&height=0`,
  ];
  return queries.map((query) =>
    asking(
      target,
      `resizes with "${query.slice(0, 30)}"`,
      { path: path + query },
      mustBe(400, 403),
    ),
  );
}

/** Addresses of pictures that would make the site ask where only it can (SSRF). */
async function otherHosts(target: Target, staff: Record<string, string>): Promise<Attempt[]> {
  let visits = 0;
  const inside = createServer((_request, response) => {
    visits += 1;
    response.end('inside');
  });
  await new Promise<void>((resolve) => void inside.listen(0, '127.0.0.1', resolve));
  inside.unref();
  const { port } = inside.address() as AddressInfo;
  const addresses = [
    `http://127.0.0.1:${port}/a.jpg`,
    `http://localhost:${port}/a.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/a.jpg`,
    `http://2130706433:${port}/a.jpg`,
    `http://0x7f.1:${port}/a.jpg`,
    `http://0:${port}/a.jpg`,
    `http://127.0.0.1.nip.example:${port}/a.jpg`,
    `http://news@127.0.0.1:${port}/a.jpg`,
    `https://127.0.0.1:${port}/a.jpg`,
    `//127.0.0.1:${port}/a.jpg`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://127.0.0.1/a.jpg',
    'gopher://127.0.0.1:22/_x',
  ];
  const auths = async (value: string): Promise<string[]> => {
    const path = `/gateway/signing-service/sign/resizer?value=${encodeURIComponent(value)}`;
    const { text, status } = await ask(target, { path, headers: staff });
    return status === 200 ? [(JSON.parse(text) as { hash: string }).hash, 'x'] : ['x'];
  };
  return addresses.flatMap((address) =>
    [encodeURIComponent(address), address].map((written) => ({
      name: `makes the site ask ${written}`,
      run: async () => {
        for (const auth of await auths(address)) {
          const before = visits;
          const path = `/gateway/resizer/v2/${written}?auth=${auth}`;
          const { status } = await ask(target, { path });
          if (visits > before) return `the site asked there (${status})`;
          if (status < 400) return `answered ${status}`;
        }
        return null;
      },
    })),
  );
}
