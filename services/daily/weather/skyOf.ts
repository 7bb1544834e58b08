import type { Sky } from './Forecast';

/** In order of weight: what is worth a warning is shown before what is only there, too. */
const WORDS: readonly (readonly [RegExp, Sky])[] = [
  [/thunder/i, 'thunder'],
  [/sleet|freezing|ice|wintry/i, 'sleet'],
  [/snow|flurr|blizzard/i, 'snow'],
  [/rain|shower|drizzle/i, 'rain'],
  [/fog|haze|mist/i, 'fog'],
  [/partly|mostly (?:sunny|clear)/i, 'partly-cloudy'],
  [/cloud|overcast/i, 'cloudy'],
  [/wind|breezy|blustery/i, 'wind'],
];

/** What a forecast's words ("Chance Rain Showers") look like; a clear sky where they say nothing else. */
export function skyOf(words: string): Sky {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'clear';
}
