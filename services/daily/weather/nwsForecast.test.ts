import { nwsForecast } from './nwsForecast';

const BASE = 'https://nws.test';
const AT = '39.9526,-75.1652';

/** An answer of api.weather.gov for a part of a day, with as little in it as there may be. */
const part = (startTime: string, isDaytime: boolean, temperature: number, more: object = {}) => ({
  startTime,
  isDaytime,
  temperature,
  windSpeed: '5 mph',
  shortForecast: isDaytime ? 'Sunny' : 'Clear',
  ...more,
});

const rain = (value: number | null) => ({ probabilityOfPrecipitation: { value } });

const alert = (properties: object) => ({ properties });

interface Given {
  long?: object;
  hourly?: object[];
  alerts?: object[];
}

async function read({ long = {}, hourly, alerts = [] }: Given) {
  const answers: Record<string, unknown> = {
    [`${BASE}/points/${AT}`]: {
      properties: {
        forecast: `${BASE}/days`,
        forecastHourly: `${BASE}/hours`,
        relativeLocation: { properties: { city: 'Philadelphia' } },
      },
    },
    [`${BASE}/days`]: {
      properties: { periods: [part('2026-11-21T06:00:00-05:00', true, 50)], ...long },
    },
    [`${BASE}/hours`]: {
      properties: { periods: hourly ?? [part('2026-11-21T10:00:00-05:00', true, 47)] },
    },
    [`${BASE}/alerts/active?point=${AT}`]: { features: alerts.map(alert) },
  };
  const asked: string[] = [];
  const forecast = await nwsForecast(
    async (address) => {
      asked.push(address);
      return answers[address];
    },
    BASE,
    AT,
  );
  expect(asked.toSorted()).toEqual(Object.keys(answers).toSorted());
  return forecast;
}

describe('the forecast of the National Weather Service', () => {
  it.each([
    ['when it was updated', { updateTime: '2026-11-21T15:00:00Z', generatedAt: 'x' }, /T15:00/],
    ['else when it was made', { generatedAt: '2026-11-21T14:00:00Z' }, /T14:00/],
    ['else when its first hour begins', {}, /T10:00/],
  ])('says %s', async (_what, long, updated) => {
    expect((await read({ long })).updated).toMatch(updated);
  });

  it('has the hours of a day, with what is known of their rain and wind', async () => {
    const at = (hour: number) => `2026-11-21T${String(hour % 24).padStart(2, '0')}:00:00-05:00`;
    const { hours } = await read({
      hourly: [
        part(at(0), false, 40, { ...rain(30), windDirection: 'NW' }),
        part(at(1), false, 39, rain(null)),
        ...Array.from({ length: 30 }, (_, hour) => part(at(hour), true, 50)),
      ],
    });
    expect(hours).toHaveLength(24);
    expect(hours.slice(0, 3)).toMatchObject([
      { at: at(0), temperature: 40, rain: 30, words: 'Clear', wind: '5 mph NW' },
      { rain: 0, wind: '5 mph' },
      { rain: 0, words: 'Sunny' },
    ]);
  });

  it('makes a day of its parts: the high of the day, the low of the night that follows, the most rain', async () => {
    const { days } = await read({
      long: {
        periods: [
          part('2026-11-21T00:00:00-05:00', false, 33, { detailedForecast: 'Frost.' }),
          part('2026-11-21T06:00:00-05:00', true, 52, { ...rain(20), detailedForecast: 'Sun.' }),
          part('2026-11-21T18:00:00-05:00', false, 38, rain(60)),
          part('2026-11-22T18:00:00-05:00', false, 31),
          part('2026-11-23T06:00:00-05:00', true, 44),
        ],
      },
    });
    expect(days).toMatchObject([
      { day: '2026-11-21', high: 52, low: 38, rain: 60, words: 'Sunny', text: 'Frost. Sun.' },
      { day: '2026-11-22', high: null, low: 31, rain: 0, words: 'Clear', text: '' },
      { day: '2026-11-23', high: 44, low: null, words: 'Sunny' },
    ]);
  });

  it('has alerts with what is said of them', async () => {
    const { alerts } = await read({
      alerts: [
        {
          event: 'Flood Watch',
          headline: 'Rivers rise',
          description: 'Much rain.',
          instruction: 'Stay away.',
          severity: 'Severe',
          ends: '2026-11-22T01:00:00Z',
          expires: '2026-11-21T22:00:00Z',
        },
        { event: 'Fog', headline: null, expires: '2026-11-21T22:00:00Z' },
        { event: 'Frost' },
      ],
    });
    expect(alerts).toEqual([
      {
        event: 'Flood Watch',
        headline: 'Rivers rise',
        text: 'Much rain.',
        instruction: 'Stay away.',
        severity: 'severe',
        until: '2026-11-22T01:00:00Z',
      },
      {
        event: 'Fog',
        headline: 'Fog',
        text: '',
        instruction: '',
        severity: 'unknown',
        until: '2026-11-21T22:00:00Z',
      },
      {
        event: 'Frost',
        headline: 'Frost',
        text: '',
        instruction: '',
        severity: 'unknown',
        until: null,
      },
    ]);
  });

  it.each([
    ['no hours', { hourly: [] }],
    ['no days', { long: { periods: [] } }],
    ['a part without a temperature', { long: { periods: [{ startTime: 'x' }] } }],
  ])('is none where it has %s', async (_what, given) => {
    await expect(read(given)).rejects.toThrow();
  });
});
