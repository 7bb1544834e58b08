import environment from 'fusion:environment';
import { defineSource, param, SourceError } from '@broadsheet/define';
import { pathOf } from '../params';
import { at, text } from '../schemas/json';

/**
 * The resizer's signature for a picture's id or address (platform §7), as `{hash}`. The call and its
 * token stay on the server. Since browsers may ask, only ids and addresses of our own picture hosts
 * are signed: otherwise anyone could have our resizer fetch anything.
 * Throws 400, 403 for a foreign address, and 502 when the service gave no signature.
 */
const source = defineSource({
  schemaName: 'signature',
  label: 'Signature of a picture',
  params: {
    idOrURL: param.text({ required: true }),
    owner: param.text(),
    ownerId: param.text(),
  },
  ttl: 31_536_000,
  followsContent: false,
  resolve({ idOrURL: value }) {
    if (!maySign(value)) throw new SourceError(403, 'not a picture of ours');
    return pathOf('/signing-service/sign/resizer', { value });
  },
  transform(data) {
    const hash = text(at(data, 'hash'));
    if (!hash) throw new SourceError(502, 'the signing service gave no signature');
    return { hash };
  },
});

declare module 'fusion:content' {
  interface Sources {
    'signing-service-cache-call': typeof source;
  }
}

export default source;

function maySign(value: string): boolean {
  if (/^[\w-]{1,200}(\.\w{2,5})?$/.test(value)) return true;
  if (value.length > 2048 || !URL.canParse(value)) return false;
  const { protocol, host } = new URL(value);
  return /^https?:$/.test(protocol) && ownHosts().has(host);
}

/** Hosts of the gateway and the resizer, and those of `IMAGE_HOSTS` (separated by commas). */
function ownHosts(): Set<string> {
  const bases = [environment['CONTENT_BASE'], environment['RESIZER_BASE']].map(text);
  const named = text(environment['IMAGE_HOSTS']).split(',');
  return new Set([
    ...bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).host),
    ...named.map((host) => host.trim()).filter(Boolean),
  ]);
}
