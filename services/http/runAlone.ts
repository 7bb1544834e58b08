import type { FastifyInstance } from 'fastify';
import pg from 'pg';

const MIN_SECRET_BYTES = 32;

/** ms. The address may name others: `?statement_timeout=600000&query_timeout=605000`. */
const LIMITS = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 60_000,
  keepAlive: true,
} as const;

/**
 * Variables that a service can't do without.
 * @param secrets those of them that are secrets: several by comma, of at least 32 bytes each
 * @throws Error that names those which are missing, empty or too short
 */
export function requireVariables<Name extends string>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
  secrets: readonly Name[] = [],
): Record<Name, string> {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`These have to be set: ${missing.join(', ')}.`);
  const short = secrets.filter((name) =>
    env[name]?.split(',').some((part) => Buffer.byteLength(part.trim()) < MIN_SECRET_BYTES),
  );
  if (short.length > 0)
    throw new Error(`These need at least ${MIN_SECRET_BYTES} bytes: ${short.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Record<Name, string>;
}

/** Connections of a service that runs by itself: one that is lost fails what was under way, and no more. */
export function openPool(connectionString: string, app: FastifyInstance): pg.Pool {
  const pool = new pg.Pool({ connectionString, ...LIMITS });
  // One in use says so to whoever uses it; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', (error) => app.log.warn({ err: error }, 'A connection was lost'));
  app.addHook('onClose', () => pool.end());
  return pool;
}
