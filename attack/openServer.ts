import { startPostgres, whyNoPostgres } from '../runtime/store/testing/startPostgres';

/** Starts a PostgreSQL server with an empty database. @throws Error when the machine has none */
export async function openServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const reason = whyNoPostgres();
  if (reason) throw new Error(reason);
  const server = await startPostgres();
  const { url } = await server.createDatabase();
  return { url, stop: () => server.stop() };
}
