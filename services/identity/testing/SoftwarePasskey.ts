import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** What the page asks, as `PublicKeyCredential` reads it. */
interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

/** What goes wrong with an answer on purpose. */
interface Forged {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** User present and verified. */
  flags?: number;
}

const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

/** An authenticator without a device: one credential (ES256), and a counter that goes up with each signature. */
export class SoftwarePasskey {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );

  constructor(private readonly origin: string) {}

  /** Answers what a page asks in order to add a passkey. */
  create(asked: Asked, forged: Forged = {}): string {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const publicKey = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      encode(publicKey),
    ]);
    const authData = Buffer.concat([this.about(asked, forged, HAS_CREDENTIAL), credential]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.answer({
      clientDataJSON: this.clientData('webauthn.create', asked, forged).toString('base64url'),
      attestationObject: encode(attestation).toString('base64url'),
      transports: ['hybrid', 'internal'],
    });
  }

  /** Answers what a page asks in order to sign in. */
  get(asked: Asked, forged: Forged = {}): string {
    this.counter += 1;
    const authData = this.about(asked, forged, 0);
    const clientData = this.clientData('webauthn.get', asked, forged);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return this.answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
    });
  }

  private answer(response: object): string {
    const id = this.id.toString('base64url');
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    });
  }

  private clientData(type: string, asked: Asked, { origin, challenge }: Forged): Buffer {
    const data = { type, challenge: challenge ?? asked.challenge, origin: origin ?? this.origin };
    return Buffer.from(JSON.stringify(data));
  }

  private about({ rp, rpId }: Asked, forged: Forged, more: number): Buffer {
    const party = forged.rpId ?? rp?.id ?? rpId ?? '';
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = Buffer.from([(forged.flags ?? PRESENT_AND_VERIFIED) | more]);
    return Buffer.concat([createHash('sha256').update(party).digest(), flags, counter]);
  }
}

/** RFC 8949, as far as passkeys have it. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, one]) => [encode(key), encode(one)]),
  ]);
}

function head(kind: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(kind << 5) | count]);
  if (count < 256) return Buffer.from([(kind << 5) | 24, count]);
  return Buffer.from([(kind << 5) | 25, count >> 8, count & 255]);
}
