import { spawn, type ChildProcess } from 'node:child_process';

const READY = /Broadsheet ready: (http:\/\/\S+)/;

/** ms that any one command may take. */
const PATIENCE = 240_000;

/** What a fresh clone would not know. */
const OF_THE_TEST_RUN = ['NODE_ENV', 'DATABASE_URL', 'CONTENT_BASE', 'BROADSHEET_DATA_DIR'];

/** Types commands in a folder, as a person does: Ctrl+C ends a site before the next command. */
export class Terminal {
  private readonly env: NodeJS.ProcessEnv;
  private site: ChildProcess | null = null;
  /** Everything that was printed. */
  output = '';

  constructor(private readonly folder: string) {
    this.env = { ...process.env, PORT: '0' };
    for (const name of OF_THE_TEST_RUN) delete this.env[name];
  }

  /**
   * Runs a command to its end; one that serves, until it is ready.
   * @returns the address of a site that serves, else ''.
   * @throws Error with what was printed when it fails.
   */
  async type(command: string): Promise<string> {
    await this.interrupt();
    this.output += `\n$ ${command}\n`;
    const start = this.output.length;
    const child = spawn('sh', ['-c', command], {
      cwd: this.folder,
      env: this.env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new Promise((resolve, reject) => {
      const fail = (what: string) => reject(new Error(`${command}: ${what}${this.output}`));
      const timer = setTimeout(() => {
        signal(child, 'SIGKILL');
        fail(`did not end within ${PATIENCE} ms`);
      }, PATIENCE);
      child.once('error', reject);
      child.once('close', (code) => {
        clearTimeout(timer);
        if (code === 0) resolve('');
        else fail(`ended with code ${code}`);
      });
      const read = (chunk: Buffer) => {
        this.output += chunk.toString();
        const url = READY.exec(this.output.slice(start))?.[1];
        if (!url) return;
        clearTimeout(timer);
        this.site = child;
        resolve(url);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
    });
  }

  /** Ctrl+C, and waits for the end. */
  async interrupt(): Promise<void> {
    const { site } = this;
    this.site = null;
    if (!site || site.exitCode !== null || site.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      site.once('close', () => resolve());
      signal(site, 'SIGINT');
    });
  }
}

/** To the command and all that it started, as a terminal does. */
function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, name);
}
