import pc from 'picocolors';

/** Says what was written and what to type next; the paths are also given to the caller. */
export function report(written: string[], next: [command: string, what: string][]): string[] {
  console.log(pc.bold('Written:'));
  for (const path of written) console.log(`  ${path}`);
  console.log(pc.bold('Next:'));
  const width = Math.max(...next.map(([command]) => command.length));
  for (const [command, what] of next) {
    console.log(`  ${pc.cyan(command.padEnd(width))}  ${pc.dim(what)}`);
  }
  return written;
}
