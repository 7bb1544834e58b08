import { Command } from 'commander';
import { build } from './commands/build';
import { check } from './commands/check';
import { dev } from './commands/dev';
import { importAns, type ImportOptions } from './commands/importAns';
import { addNewCommands } from './commands/new';
import { addPlaceCommand } from './commands/place';
import { seed } from './commands/seed';
import { serve } from './commands/serve';
import { addStaffCommands } from './commands/staff';
import { addStatsCommands } from './commands/stats';
import type { SiteConfig } from './config';
import { explain } from './explain';
import { stopBySignal } from './stopBySignal';

/** The `broadsheet` command. One-line errors; exit code 1 when something failed. */
export async function runCli(
  compose: () => SiteConfig,
  argv: string[] = process.argv,
): Promise<void> {
  try {
    await programOf(compose()).parseAsync(argv);
  } catch (error) {
    console.error(explain(error));
    // What was opened halfway must not keep the process.
    process.exit(1);
  }
}

function programOf(config: SiteConfig): Command {
  const program = new Command('broadsheet').description(
    'The website of a regional daily newspaper: blocks, and the engine that assembles them into pages.',
  );
  program
    .command('serve')
    .description('Serve the built site; creates and fills the database where it is empty.')
    .action(() => serve(config));
  program
    .command('dev')
    .description('Serve the site, and build again whenever a block changes.')
    .action(() => dev(config));
  program
    .command('harness')
    .description('Show every block in every named state, and build again whenever one changes.')
    .action(() => dev(config, '/pf/harness'));
  program
    .command('build')
    .description('Compile the pack of blocks.')
    .option('--quiet', 'print nothing when all is well')
    .action((options: { quiet?: boolean }) => build(config, options));
  program
    .command('seed')
    .description(
      'Load the first edition again: content, pages and redirects. Nothing else is touched.',
    )
    .action(() => seed(config));
  program
    .command('import')
    .description('Bring content in from files.')
    .command('ans')
    .argument('<path>', 'a file of JSON or of lines (.ndjson), or a folder of them')
    .description('Import ANS documents: what is stored and does not come in again is kept.')
    .option('--check', 'say what would happen, and store nothing')
    .option('--delivered', 'take what a content API delivers, and say how it deviates from that')
    .option('--tolerant', 'the same as --delivered')
    .option('--replace', 'replace what is stored whole')
    .option('--pictures', 'bring the pictures in from their hosts')
    .option('--restart', 'begin anew, also where an import of these files was broken off')
    .action((path: string, options: ImportOptions) => importUntilStopped(config, path, options));
  program
    .command('check')
    .description('Check the built pack and the published pages against each other.')
    .action(() => check(config));
  addNewCommands(program, config);
  addPlaceCommand(program, config);
  addStaffCommands(program, config);
  addStatsCommands(program, config);
  return program;
}

/** What is told to stop finishes the documents that are under way. */
function importUntilStopped(
  config: SiteConfig,
  path: string,
  options: ImportOptions,
): Promise<void> {
  const stopped = new AbortController();
  const ended = importAns(config, path, options, { signal: stopped.signal });
  stopBySignal(() => {
    stopped.abort();
    return ended;
  });
  return ended;
}
