/** What the deployment says by environment variables (DESIGN: the two commands). */
export interface Environment {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Base of a hosted content API in place of the mounted services. */
  contentBase: string | undefined;
  logLevel: string;
  /** Whether `/pf/harness` is served. */
  harness: boolean;
}

/** @throws Error that names the variable that is wrong. */
export function readEnvironment(root: string, env: NodeJS.ProcessEnv = process.env): Environment {
  const port = env['PORT'] === undefined ? 3000 : Number(env['PORT']);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT must be a number from 0 to 65535, not "${env['PORT']}"`);
  }
  return {
    port,
    host: env['HOST'] ?? '0.0.0.0',
    dataDir: env['BROADSHEET_DATA_DIR'] ?? `${root}/.data`,
    databaseUrl: env['DATABASE_URL'] || undefined,
    contentBase: env['CONTENT_BASE']?.replace(/\/$/, '') || undefined,
    logLevel: env['LOG_LEVEL'] ?? 'warn',
    harness: env['BROADSHEET_HARNESS'] === '1',
  };
}
