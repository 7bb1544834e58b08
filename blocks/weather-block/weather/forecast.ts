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

export type Sky = (typeof SKIES)[number];

/** Temperatures are whole °F, `rain` is the chance in %, moments are ISO 8601. */
export interface ForecastHour {
  at: string;
  temperature: number;
  rain: number;
  sky: Sky;
  words: string;
  wind: string;
}

export interface ForecastDay {
  /** `2026-11-21` */
  day: string;
  /** Null where the day is over, or it is not known yet. */
  high: number | null;
  low: number | null;
  rain: number;
  sky: Sky;
  words: string;
  text: string;
}

export interface WeatherAlert {
  event: string;
  headline: string;
  text: string;
  instruction: string;
  /** Null where nobody says. */
  until: string | null;
}

export interface Forecast {
  place: string;
  credit: string;
  updated: string;
  /** At least one: the first is now. */
  hours: ForecastHour[];
  days: ForecastDay[];
  alerts: WeatherAlert[];
}
