import { z } from 'zod';
import { forecast, type Forecast } from './Forecast';
import { skyOf } from './skyOf';

/** A value as the National Weather Service has it; null where it knows none. */
const quantity = z.object({ value: z.number().nullable() }).nullish();

const period = z.object({
  startTime: z.string(),
  isDaytime: z.boolean(),
  /** °F */
  temperature: z.number(),
  probabilityOfPrecipitation: quantity,
  windSpeed: z.string().nullish(),
  windDirection: z.string().nullish(),
  shortForecast: z.string(),
  detailedForecast: z.string().nullish(),
});
type Period = z.infer<typeof period>;

const periods = z.object({
  properties: z.object({
    updateTime: z.string().optional(),
    generatedAt: z.string().optional(),
    periods: z.array(period).min(1),
  }),
});

const point = z.object({
  properties: z.object({
    forecast: z.url(),
    forecastHourly: z.url(),
    relativeLocation: z.object({ properties: z.object({ city: z.string() }) }),
  }),
});

const alerts = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        event: z.string(),
        headline: z.string().nullish(),
        description: z.string().nullish(),
        instruction: z.string().nullish(),
        severity: z.string().nullish(),
        ends: z.string().nullish(),
        expires: z.string().nullish(),
      }),
    }),
  ),
});

const HOURS = 24;

/**
 * The forecast of the National Weather Service (api.weather.gov) for a point, made ours.
 *
 * @param base `https://api.weather.gov`
 * @param at `39.9526,-75.1652`
 * @throws Error where an answer has another shape
 */
export async function nwsForecast(
  ask: (address: string) => Promise<unknown>,
  base: string,
  at: string,
): Promise<Forecast> {
  const { properties } = point.parse(await ask(`${base}/points/${at}`));
  const [long, hourly, active] = await Promise.all([
    ask(properties.forecast).then((answer) => periods.parse(answer)),
    ask(properties.forecastHourly).then((answer) => periods.parse(answer)),
    ask(`${base}/alerts/active?point=${at}`).then((answer) => alerts.parse(answer)),
  ]);
  const { updateTime, generatedAt } = long.properties;
  return forecast.parse({
    place: properties.relativeLocation.properties.city,
    credit: 'National Weather Service',
    updated: updateTime ?? generatedAt ?? hourly.properties.periods[0]?.startTime,
    hours: hourly.properties.periods.slice(0, HOURS).map((one) => ({
      at: one.startTime,
      temperature: one.temperature,
      rain: one.probabilityOfPrecipitation?.value ?? 0,
      sky: skyOf(one.shortForecast),
      words: one.shortForecast,
      wind: [one.windSpeed, one.windDirection].filter(Boolean).join(' '),
    })),
    days: daysOf(long.properties.periods),
    alerts: active.features.map(({ properties: alert }) => ({
      event: alert.event,
      headline: alert.headline ?? alert.event,
      text: alert.description ?? '',
      instruction: alert.instruction ?? '',
      severity: (alert.severity ?? 'unknown').toLowerCase(),
      until: alert.ends ?? alert.expires ?? null,
    })),
  });
}

/** Its periods are days and nights; the day of a period is the one on which it begins. */
function daysOf(all: readonly Period[]): unknown[] {
  const days = [...new Set(all.map(({ startTime }) => startTime.slice(0, 10)))];
  return days.map((day) => {
    const parts = all.filter(({ startTime }) => startTime.startsWith(day));
    const light = parts.find(({ isDaytime }) => isDaytime);
    const dark = parts.findLast(({ isDaytime }) => !isDaytime);
    const shown = light ?? dark;
    return {
      day,
      high: light?.temperature ?? null,
      low: dark?.temperature ?? null,
      rain: Math.max(...parts.map((part) => part.probabilityOfPrecipitation?.value ?? 0)),
      sky: skyOf(shown?.shortForecast ?? ''),
      words: shown?.shortForecast ?? '',
      text: parts
        .map(({ detailedForecast }) => detailedForecast ?? '')
        .join(' ')
        .trim(),
    };
  });
}
