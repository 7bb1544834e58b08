import { z } from 'zod';

/** What the sky does, for a picture of it. */
export const SKIES = [
  'clear',
  'partly-cloudy',
  'cloudy',
  'fog',
  'rain',
  'thunder',
  'snow',
  'sleet',
  'wind',
] as const;

const sky = z.enum(SKIES);
/** With the zone: `2026-11-21T14:00:00-05:00`. */
const moment = z.iso.datetime({ offset: true });
/** °F, whole */
const degrees = z.number().transform(Math.round);
/** % */
const chance = z.number().min(0).max(100).transform(Math.round);

const hour = z.object({
  at: moment,
  temperature: degrees,
  rain: chance,
  sky,
  words: z.string(),
  /** "5 to 10 mph NW" */
  wind: z.string(),
});

const day = z.object({
  day: z.iso.date(),
  /** Null where the day is over, or not yet known. */
  high: degrees.nullable(),
  low: degrees.nullable(),
  rain: chance,
  sky,
  /** "Mostly sunny" */
  words: z.string(),
  /** A sentence or three. */
  text: z.string(),
});

const alert = z.object({
  /** "Flood Watch" */
  event: z.string(),
  headline: z.string(),
  text: z.string(),
  /** What to do; empty where nothing is said. */
  instruction: z.string(),
  severity: z.enum(['extreme', 'severe', 'moderate', 'minor', 'unknown']),
  until: moment.nullable(),
});

/** The weather of a place: the hours and days ahead, and what the authorities warn of. */
export const forecast = z.object({
  place: z.string(),
  /** Who made it: "National Weather Service". */
  credit: z.string(),
  updated: moment,
  hours: z.array(hour).min(1),
  days: z.array(day).min(1),
  alerts: z.array(alert),
});

export type Forecast = z.infer<typeof forecast>;
export type Sky = (typeof SKIES)[number];
