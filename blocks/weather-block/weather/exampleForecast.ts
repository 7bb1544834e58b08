import type { Forecast, ForecastHour } from './forecast';
import { SKIES } from './forecast';

const hour = (index: number): ForecastHour => ({
  at: new Date(Date.UTC(2026, 10, 21, 17 + index)).toISOString(),
  temperature: 48 - index,
  rain: 20,
  sky: SKIES[index % SKIES.length] ?? 'clear',
  words: ['Sunny', 'Partly cloudy', 'Cloudy', 'Patchy fog', 'Rain likely'][index % 5] ?? '',
  wind: '8 mph NW',
});

/** A forecast for Philadelphia on Nov. 21, 2026, without warnings. */
export const exampleForecast: Forecast = {
  place: 'Philadelphia',
  credit: 'National Weather Service',
  updated: '2026-11-21T16:40:00Z',
  hours: Array.from({ length: 24 }, (_, index) => hour(index)),
  days: ['21', '22', '23', '24', '25', '26', '27'].map((day, index) => ({
    day: `2026-11-${day}`,
    high: 51 - index,
    low: index === 6 ? null : 38 - index,
    rain: index * 10,
    sky: SKIES[index] ?? 'clear',
    words: 'Partly sunny',
    text: 'Partly sunny, with a high near 51. West wind around 10 mph in the afternoon.',
  })),
  alerts: [],
};

/** The same with a warning. */
export const exampleStorm: Forecast = {
  ...exampleForecast,
  alerts: [
    {
      event: 'Coastal Flood Warning',
      headline: 'Coastal Flood Warning for the Delaware Bay until Sunday',
      text: 'One to 2 feet of water above ground in low-lying areas near the bay.',
      instruction: 'Do not drive through water of unknown depth.',
      until: '2026-11-22T18:00:00Z',
    },
  ],
};
