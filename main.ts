import { composeSite } from './broadsheet.config';
import { runCli } from './runtime/cli/runCli';

await runCli(composeSite);
