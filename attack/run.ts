import { parseArgs } from 'node:util';
import { runAttempts, type Attempt, type AttackGroup, type Finding } from './attempt';
import { ask } from './ask';
import { groups } from './groups';
import { openEdition } from './openEdition';
import { openServer } from './openServer';
import { openTarget, type Target } from './openTarget';
import { printTable } from './printTable';

/*
 * `npm run attack`: all attacks on a site of its own, on the embedded database or (`--postgres`) on a
 * PostgreSQL server. `--only rights,bombs` makes some groups, `--try text` the attempts whose names hold
 * a text. Ends with 1 when something got through.
 */

const { values } = parseArgs({
  options: {
    postgres: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    try: { type: 'string', default: '' },
  },
});

/** Attempts that are named for each fault; the rest is counted. */
const SHOWN = 12;

interface Row {
  group: AttackGroup;
  tries: number;
  findings: number;
  seconds: number;
}

async function main(): Promise<void> {
  const chosen = groups.filter(({ name }) =>
    values.only === '' ? true : values.only.split(',').some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Error(`No group is called "${values.only}".`);
  const server = values.postgres ? await openServer() : null;
  const target = await openTarget({
    name: 'attack-target',
    ...(server ? { databaseUrl: server.url } : { edition: await openEdition() }),
  });
  const rows: Row[] = [];
  try {
    for (const group of chosen) rows.push(await attack(group, target));
  } finally {
    await target.stop();
    await server?.stop();
  }
  print(rows);
}

async function attack(group: AttackGroup, target: Target): Promise<Row> {
  const start = Date.now();
  const all = await group.attempts(target);
  const attempts = [...all.filter(({ name }) => name.includes(values.try)), stillThere(target)];
  const findings = await runAttempts(attempts, group.atOnce);
  show(group, findings);
  const seconds = (Date.now() - start) / 1000;
  console.log(
    `${group.name}: ${attempts.length} tries, ${findings.length} findings, ${seconds.toFixed(0)} s`,
  );
  return { group, tries: attempts.length, findings: findings.length, seconds };
}

/** Findings of a group, those of one fault together, and how the first of each is seen again. */
function show(group: AttackGroup, findings: readonly Finding[]): void {
  const alike = new Map<string, Finding[]>();
  for (const finding of findings) {
    const kind = finding.fault.replaceAll(/\d+/g, '#').slice(0, 60);
    alike.set(kind, [...(alike.get(kind) ?? []), finding]);
  }
  const server = values.postgres ? ' --postgres' : '';
  for (const same of alike.values()) {
    const { attempt, fault } = same[0]!;
    console.log(`FINDING (${same.length} x)  ${fault.replaceAll('\n', ' ')}`);
    for (const one of same.slice(0, SHOWN)) console.log(`    ${one.attempt}`);
    if (same.length > SHOWN) console.log(`    … and ${same.length - SHOWN} more`);
    console.log(`    npm run attack --${server} --only "${group.name}" --try "${attempt}"`);
  }
}

/** After each group: the process is the same, and serves. */
const stillThere = (target: Target): Attempt => ({
  name: 'the site serves afterwards',
  run: async () => {
    process.kill(target.pid, 0);
    const { status } = await ask(target, { path: '/' });
    return status === 200 ? null : `/ answers ${status}`;
  },
});

function print(rows: readonly Row[]): void {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);
  const findings = sum((row) => row.findings);
  console.log();
  printTable(
    ['attack', 'tries', 'findings', 's'],
    [
      ...rows.map((row) => [
        row.group.name,
        String(row.tries),
        String(row.findings),
        row.seconds.toFixed(0),
      ]),
      [
        'all',
        String(sum((row) => row.tries)),
        String(findings),
        sum((row) => row.seconds).toFixed(0),
      ],
    ],
  );
  process.exitCode = findings > 0 ? 1 : 0;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
