import { readFileSync } from 'node:fs';

const MARKED = /^```sh newcomer\n(.*?)^```$/gms;

/** What a newcomer types, in order: the lines of the guide's blocks that are marked `sh newcomer`. */
export function readGuide(file: string): string[] {
  const guide = readFileSync(file, 'utf8');
  return [...guide.matchAll(MARKED)].flatMap(([, lines = '']) =>
    lines.split('\n').filter((line) => line.trim() !== ''),
  );
}

export interface Placed {
  /** "weather-note-block/weather-note". */
  type: string;
  title: string;
  size: number;
}

/** What the guide says will stand on the home page. @throws Error when it places no block. */
export function readPlaced(commands: readonly string[]): Placed {
  const command = commands.find((line) => line.includes(' place ')) ?? '';
  const [, type] = / place (\S+)/.exec(command) ?? [];
  const [, title] = / --field title="([^"]+)"/.exec(command) ?? [];
  const [, size] = / --field size=(\d+)/.exec(command) ?? [];
  if (!type || !title || !size) throw new Error(`The guide places no block: "${command}"`);
  return { type, title, size: Number(size) };
}
