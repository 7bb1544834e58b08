import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Breaks the PostgreSQL server that `startPostgres` has started: its URL names its folder. */
export class PostgresControl {
  private readonly data: string;

  /** @param url of any database of the server */
  constructor(private readonly url: string) {
    const folder = new URL(url.replace('@/', '@localhost/')).searchParams.get('host');
    if (!folder) throw new Error('This server is not ours to break: it has no folder of its own.');
    this.data = join(folder, 'data');
  }

  /** Ends connections to a database, as an operator or a proxy may. @param like pattern of their last query */
  async terminate(databaseUrl: string, like = '%'): Promise<number> {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => undefined);
    await client.connect();
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and query ilike $1`,
      [like],
    );
    await client.end();
    return rowCount ?? 0;
  }

  /** Stops the server: `fast` ends its connections in order, `crash` does not. */
  async stop(how: 'fast' | 'crash'): Promise<void> {
    const pid = this.pid();
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    while (isAlive(pid)) await pause(20);
  }

  /** Starts it again as it was started, and waits until it takes connections. */
  async start(): Promise<void> {
    const [command = '', ...args] = readFileSync(join(this.data, 'postmaster.opts'), 'utf8')
      .trim()
      .split(/ (?=")/)
      .map((part) => part.replace(/^"|"$/g, ''));
    const { uid, gid } = statSync(this.data);
    const child = spawn(command, args, { uid, gid, cwd: this.data, stdio: 'ignore' });
    child.unref();
    const deadline = Date.now() + 60_000;
    while (!(await this.answers())) {
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start again.');
      await pause(50);
    }
  }

  /** All of its processes stand still, and every connection hangs. */
  freeze(): void {
    for (const pid of this.family()) process.kill(pid, 'SIGSTOP');
  }

  thaw(): void {
    for (const pid of this.family()) process.kill(pid, 'SIGCONT');
  }

  private pid(): number {
    return Number(readFileSync(join(this.data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  }

  private family(): number[] {
    const server = this.pid();
    const children = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
      .map(Number);
    return [server, ...children];
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      return false; // not yet
    }
  }
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/\) Z /.test(stat);
  } catch {
    return false;
  }
}
