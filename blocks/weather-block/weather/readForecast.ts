import { SourceError } from '@broadsheet/define';
import { at, isoDate, list, record, text } from '../../../content/schemas/json';
import { isDay } from '../../../utils/dates/formatDay';
import { SKIES, type Forecast, type ForecastDay, type ForecastHour, type Sky } from './forecast';

/**
 * A forecast of the daily service. An hour or a day without what makes it one is left out.
 *
 * @throws SourceError 502 where neither an hour nor a day is left
 */
export function readForecast(data: unknown): Forecast {
  const hours = list(at(data, 'hours')).flatMap(readHour);
  const days = list(at(data, 'days')).flatMap(readDay);
  if (hours.length === 0 || days.length === 0)
    throw new SourceError(502, 'The forecast has no hours or no days');
  return {
    place: text(at(data, 'place')),
    credit: text(at(data, 'credit')),
    updated: isoDate(at(data, 'updated')),
    hours,
    days,
    alerts: list(at(data, 'alerts')).flatMap((one) => {
      const alert = record(one);
      const event = text(alert['event']);
      if (!event) return [];
      return [
        {
          event,
          headline: text(alert['headline']) || event,
          text: text(alert['text']),
          instruction: text(alert['instruction']),
          until: isoDate(alert['until']) || null,
        },
      ];
    }),
  };
}

function readHour(value: unknown): ForecastHour[] {
  const hour = record(value);
  const moment = isoDate(hour['at']);
  const temperature = degrees(hour['temperature']);
  if (!moment || temperature === null) return [];
  return [{ at: moment, temperature, ...common(hour), wind: text(hour['wind']) }];
}

function readDay(value: unknown): ForecastDay[] {
  const day = record(value);
  const name = text(day['day']);
  if (!isDay(name)) return [];
  const [high, low] = [degrees(day['high']), degrees(day['low'])];
  return [{ day: name, high, low, ...common(day), text: text(day['text']) }];
}

function common(one: Record<string, unknown>) {
  const chance = degrees(one['rain']) ?? 0;
  return {
    rain: Math.min(100, Math.max(0, chance)),
    sky: SKIES.find((sky) => sky === one['sky']) ?? ('cloudy' satisfies Sky),
    words: text(one['words']),
  };
}

const degrees = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(value) : null;
