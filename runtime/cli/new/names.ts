import { humanName } from '../../pack/humanName';

/** Longer names would make lines that do not fit the page. */
const MAX_LENGTH = 30;
const KEBAB_CASE = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;

/** The ways in which one name is written. */
export interface Names {
  /** Folders, files, classes: "weather-note". */
  kebab: string;
  /** Components: "WeatherNote". */
  pascal: string;
  /** What editors read: "Weather note". */
  label: string;
}

/**
 * Reads the name of something new.
 * @param suffix what the folder adds by itself ("block"), so that nobody writes it twice.
 * @throws Error that says what a name looks like.
 */
export function readName(name: string, suffix?: string): Names {
  if (!KEBAB_CASE.test(name)) {
    throw new Error(
      `"${name}" can't be a name. Write words in lower case with hyphens between them, ` +
        'and start with a letter: weather-note',
    );
  }
  if (name.length > MAX_LENGTH) {
    throw new Error(`"${name}" has ${name.length} characters; a name has ${MAX_LENGTH} at most.`);
  }
  if (suffix && name.endsWith(`-${suffix}`)) {
    const stem = name.slice(0, -suffix.length - 1);
    throw new Error(`Leave out "-${suffix}", it is added for you: ${stem}`);
  }
  const pascal = name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return { kebab: name, pascal, label: humanName(name) };
}
