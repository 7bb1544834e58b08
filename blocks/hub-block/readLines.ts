import { safeUrl } from '../../content/schemas/safeUrl';

/** A way into a hub. */
export interface HubLink {
  name: string;
  url: string;
}

/** Lines of an editor as `name | address`; those without both, or whose address may not be linked, are left out. */
export function readLinks(lines: readonly string[]): HubLink[] {
  return lines.flatMap((line) => {
    const [name = '', address = ''] = partsOf(line);
    const url = /^#[\w-]+$/.test(address) ? address : safeUrl(address);
    return name && url ? [{ name, url }] : [];
  });
}

/** Something that happened, and when: a year, a season, a day, as an editor wrote it. */
export interface Moment {
  when: string;
  what: string;
}

/** Lines of an editor as `1751 | what happened`; those without both are left out. */
export function readMoments(lines: readonly string[]): Moment[] {
  return lines.flatMap((line) => {
    const [when = '', what = ''] = partsOf(line);
    return when && what ? [{ when, what }] : [];
  });
}

/** One round or game of a series as an editor wrote it. */
export interface Round {
  name: string;
  /** A day, or words for one; may be empty. */
  when: string;
  /** `Eagles 27, Packers 20`, or who meets; may be empty. */
  result: string;
}

/** Lines of an editor as `Wild card | Jan. 10 | Eagles 27, Packers 20`; a line needs its first part. */
export function readRounds(lines: readonly string[]): Round[] {
  return lines.flatMap((line) => {
    const [name = '', when = '', result = ''] = partsOf(line);
    return name ? [{ name, when, result }] : [];
  });
}

const partsOf = (line: string): string[] => line.split('|').map((part) => part.trim());
