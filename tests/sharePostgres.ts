/**
 * Jest's `globalSetup` of the unit tests: one PostgreSQL for a whole run, in which each suite has a database of
 * its own; it ends with jest. Where files are named, those that need one start it.
 */
export default async function sharePostgres({
  nonFlagArgs,
}: {
  nonFlagArgs: readonly string[];
}): Promise<void> {
  if (nonFlagArgs.length > 0) return;
  const { SHARED, startPostgres, whyNoPostgres } =
    await import('../runtime/store/testing/startPostgres');
  if (whyNoPostgres() === null) process.env[SHARED] = (await startPostgres()).url;
}
