/** An OpenID Connect provider, and how we are known to it. */
interface OidcProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What the deployment says by environment variables (DESIGN: the two commands). */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Base of a hosted content API in place of the mounted services. */
  contentBase: string | undefined;
  /**
   * What the addresses of resized pictures begin with: a path of the site, or an address; empty for no
   * resizer. Null where a hosted content API is named without the resizer that its pictures are signed for.
   */
  resizerBase: string | null;
  /** Where a CDN is told which tags it has to forget, and the bearer token for it; null for none. */
  cdnPurge: { url: string; token: string } | null;
  logLevel: string;
  /** Whether `/pf/harness` is served. */
  harness: boolean;
  /** Public origin of the site; null where it is the address at which it listens. */
  siteOrigin: string | null;
  /** The publisher's own OpenID Connect provider for editors; null for our identity service. */
  editorProvider: OidcProvider | null;
  /** Name of the header in which a CDN or balancer tells a client's address; empty where none does. */
  clientHeader: string;
  /** ms for which a node that is told to stop goes on answering. */
  drainGraceMs: number;
  /** Bearer token for `/pf/metrics`; null: it answers this machine alone. */
  metricsToken: string | null;
}

/** s: longer than balancers take to see that a node is not ready; none where nothing stands before it. */
const DRAIN_GRACE = { behindBalancer: 5, alone: 0, most: 600 };

/** It reads what our own content service signs. */
const OWN_RESIZER = '/gateway/resizer/v2/';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** @throws Error that names the variable that is wrong. */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): Environment {
  const contentBase = readBase('CONTENT_BASE', env);
  const port = env['PORT'] === undefined ? 3000 : Number(env['PORT']);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env['PORT']}"`);
  }
  return {
    port,
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: env['BROADSHEET_DATA_DIR'] ?? `${root}/.data`,
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    contentBase,
    resizerBase: readResizer(env),
    cdnPurge: env['CDN_PURGE_URL']
      ? {
          url: readWebAddress('CDN_PURGE_URL', env['CDN_PURGE_URL']).href,
          token: env['CDN_PURGE_TOKEN'] ?? '',
        }
      : null,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    harness: env['BROADSHEET_HARNESS'] === '1',
    siteOrigin: env['SITE_ORIGIN']
      ? readWebAddress('SITE_ORIGIN', env['SITE_ORIGIN']).origin
      : null,
    editorProvider: readOidcProvider('EDITOR', env),
    clientHeader: env['CLIENT_ADDRESS_HEADER'] ?? '',
    drainGraceMs: readDrainGrace(env),
    metricsToken: env['METRICS_TOKEN'] || null,
  };
}

function readDrainGrace(env: NodeJS.ProcessEnv): number {
  const { behindBalancer, alone, most } = DRAIN_GRACE;
  const given = env['DRAIN_GRACE'];
  if (!given) return (env['CLIENT_ADDRESS_HEADER'] ? behindBalancer : alone) * 1000;
  const seconds = Number(given);
  if (!(seconds >= 0 && seconds <= most))
    throw new Error(`DRAIN_GRACE must be seconds from 0 to ${most}, not "${given}"`);
  return seconds * 1000;
}

/**
 * The publisher's own OpenID Connect provider for editors or for readers, from `EDITOR_OIDC_…` or `READER_OIDC_…`;
 * null for our identity service.
 * @throws Error that names the variable that is wrong
 */
export function readOidcProvider(
  people: 'EDITOR' | 'READER',
  env: NodeJS.ProcessEnv = process.env,
): OidcProvider | null {
  const names = ['ISSUER', 'CLIENT_ID', 'CLIENT_SECRET'].map((name) => `${people}_OIDC_${name}`);
  const [issuer = '', clientId = '', clientSecret = ''] = names.map((name) => env[name] ?? '');
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return null;
  if (missing.length > 0)
    throw new Error(`The ${people.toLowerCase()}'s provider needs ${missing.join(' and ')}, too`);
  const { protocol, hostname } = readWebAddress(`${people}_OIDC_ISSUER`, issuer);
  if (protocol !== 'https:' && !LOCAL.has(hostname))
    throw new Error(`${people}_OIDC_ISSUER must be an https address, not "${issuer}"`);
  return { issuer, clientId, clientSecret };
}

/**
 * The address below which a service answers, without a slash at its end; undefined where the environment names none.
 * @throws Error that names the variable when it is no address of the web.
 */
export function readBase(
  variable: string,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const given = env[variable];
  if (!given) return undefined;
  readWebAddress(variable, given);
  return given.replace(/\/$/, '');
}

/**
 * Where pictures are resized: an address or a path of the site, ours without any; empty for nowhere, and null where a
 * hosted content API is named without the resizer that its pictures are signed for.
 * @throws Error when it is neither
 */
export function readResizer(env: NodeJS.ProcessEnv = process.env): string | null {
  const given = env['RESIZER_BASE'] ?? (env['CONTENT_BASE'] ? null : OWN_RESIZER);
  const isPath = !given || /^\/(?!\/)/.test(given);
  if (!isPath) readWebAddress('RESIZER_BASE, where it is no path of the site,', given);
  return given;
}

function readDatabaseUrl(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  // A site that loses its setting must not begin anew with an empty database.
  if (given === '')
    throw new Error(
      'DATABASE_URL is set, but empty: name a PostgreSQL server, or leave it out to use the embedded database',
    );
  if (/^postgres(?:ql)?:\/\//.test(given)) return given;
  // It may hold a password: it is not shown.
  throw new Error('DATABASE_URL must begin with postgres:// or postgresql://');
}

function readWebAddress(variable: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new Error(`${variable} must be an http or https address, not "${value}"`);
}
