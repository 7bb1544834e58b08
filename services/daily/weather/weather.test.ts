import { noFeeds } from '../DailyFeeds';
import { readFeeds } from '../readFeeds';
import { skyOf } from './skyOf';

const BASE = 'https://nws.test';
const period = (startTime: string, isDaytime: boolean, temperature: number, words: string) => ({
  number: 1,
  startTime,
  isDaytime,
  temperature,
  temperatureUnit: 'F',
  probabilityOfPrecipitation: { unitCode: 'wmoUnit:percent', value: isDaytime ? 40 : null },
  windSpeed: '5 to 10 mph',
  windDirection: 'NW',
  shortForecast: words,
  detailedForecast: `${words} all ${isDaytime ? 'day' : 'night'}.`,
});

/** Answers of api.weather.gov, as its documentation has them, by address. */
const ANSWERS: Record<string, unknown> = {
  [`${BASE}/points/39.9526,-75.1652`]: {
    properties: {
      forecast: `${BASE}/gridpoints/PHI/49,75/forecast`,
      forecastHourly: `${BASE}/gridpoints/PHI/49,75/forecast/hourly`,
      relativeLocation: { properties: { city: 'Philadelphia', state: 'PA' } },
    },
  },
  [`${BASE}/gridpoints/PHI/49,75/forecast`]: {
    properties: {
      updateTime: '2026-11-21T15:00:00+00:00',
      periods: [
        period('2026-11-21T06:00:00-05:00', true, 52, 'Chance Rain Showers'),
        period('2026-11-21T18:00:00-05:00', false, 38, 'Mostly Clear'),
        period('2026-11-22T06:00:00-05:00', true, 49, 'Sunny'),
      ],
    },
  },
  [`${BASE}/gridpoints/PHI/49,75/forecast/hourly`]: {
    properties: { periods: [period('2026-11-21T10:00:00-05:00', true, 47, 'Partly Sunny')] },
  },
  [`${BASE}/alerts/active?point=39.9526,-75.1652`]: {
    features: [
      {
        properties: {
          event: 'Wind Advisory',
          headline: null,
          description: 'Gusts to 50 mph.',
          instruction: 'Secure outdoor objects.',
          severity: 'Moderate',
          ends: '2026-11-21T20:00:00-05:00',
        },
      },
    ],
  },
};

const ENV = {
  NWS_POINT: '39.9526,-75.1652',
  NWS_CONTACT: 'web@daily.example',
  NWS_URL: `${BASE}/`,
};
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('the National Weather Service', () => {
  it('is asked for the point, told who asks, and made ours: periods become days', async () => {
    const agents = new Set<string | null>();
    globalThis.fetch = async (input, init) => {
      agents.add(new Headers(init?.headers).get('user-agent'));
      return Response.json(ANSWERS[input as string]);
    };
    const read = await readFeeds(ENV, noFeeds, fail).weather?.read();
    expect([...agents]).toEqual(['Broadsheet (web@daily.example)']);
    expect(read).toMatchObject({
      place: 'Philadelphia',
      hours: [{ temperature: 47, sky: 'partly-cloudy', wind: '5 to 10 mph NW', rain: 40 }],
      days: [
        { day: '2026-11-21', high: 52, low: 38, rain: 40, sky: 'rain' },
        { day: '2026-11-22', high: 49, low: null, sky: 'clear' },
      ],
      alerts: [
        {
          event: 'Wind Advisory',
          headline: 'Wind Advisory',
          severity: 'moderate',
          until: '2026-11-21T20:00:00-05:00',
        },
      ],
    });
    expect(read?.days[0]?.text).toBe('Chance Rain Showers all day. Mostly Clear all night.');
  });

  it('that answers something else is a feed that failed', async () => {
    globalThis.fetch = async () => Response.json({ properties: {} });
    const warnings: string[] = [];
    const feed = readFeeds(ENV, noFeeds, (line) => warnings.push(line)).weather;
    await expect(feed?.read()).rejects.toMatchObject({ statusCode: 502 });
    expect(warnings[0]).toContain('the feed of weather');
  });

  it.each([
    [{ ...ENV, NWS_POINT: 'Philadelphia' }, 'NWS_POINT must be latitude and longitude'],
    [{ NWS_POINT: '39.9,-75.1' }, 'NWS_CONTACT must be'],
    [{ ...ENV, NWS_URL: 'nws' }, 'NWS_URL must be an address'],
    [{ WEATHER_FEED: 'x' }, 'WEATHER_FEED must be an address'],
  ])('is named in a wrong way: %j', (env, words) => {
    expect(() => readFeeds(env, noFeeds, fail)).toThrow(words);
  });

  it.each([
    ['Sunny', 'clear'],
    ['Mostly Clear', 'partly-cloudy'],
    ['Slight Chance Rain Showers', 'rain'],
    ['Chance Showers And Thunderstorms', 'thunder'],
    ['Rain And Snow', 'snow'],
    ['Freezing Rain', 'sleet'],
    ['Patchy Fog then Sunny', 'fog'],
    ['Mostly Cloudy', 'cloudy'],
    ['Breezy', 'wind'],
    ['', 'clear'],
  ])('“%s” looks like %s', (words, sky) => expect(skyOf(words)).toBe(sky));
});

function fail(line: string): void {
  throw new Error(line);
}
