import type { Forecast, Sky } from '../../../services/daily/weather/Forecast';
import { createRandom, type Random } from '../../random';
import { offsetAt, writeDay, dayOf } from '../../../services/stats/days';

/** Normal highs and lows of Philadelphia by month, °F. */
const NORMALS = [
  [41, 26],
  [44, 28],
  [53, 35],
  [65, 45],
  [74, 55],
  [83, 65],
  [88, 70],
  [86, 69],
  [79, 61],
  [67, 49],
  [56, 39],
  [46, 31],
] as const;

const HOUR = 3_600_000;
const HOURS_AHEAD = 24;
const DAYS_AHEAD = 7;

interface DayPlan {
  high: number;
  low: number;
  rain: number;
  sky: Sky;
}

const WORDS: Record<Sky, string> = {
  clear: 'Sunny',
  'partly-cloudy': 'Partly cloudy',
  cloudy: 'Cloudy',
  fog: 'Patchy fog',
  rain: 'Rain likely',
  thunder: 'Thunderstorms',
  snow: 'Snow likely',
  sleet: 'A wintry mix',
  wind: 'Sunny and windy',
};

const NOTES: Record<Sky, readonly string[]> = {
  clear: ['Hardly a cloud.', 'A good day to hang out the wash.'],
  'partly-cloudy': ['Sun and clouds take turns.', 'Clouds drift in from the west after lunch.'],
  cloudy: ['The sun stays behind a gray lid.', 'Gray until evening.'],
  fog: ['Fog lies along both rivers until midmorning.'],
  rain: ['Showers come and go.', 'Take an umbrella; it is wettest in the afternoon.'],
  thunder: ['Storms may bring downpours after 3 p.m.'],
  snow: ['Snow sticks to grass first; roads turn slick after dark.'],
  sleet: ['Rain mixes with sleet north and west of the city.'],
  wind: ['Gusts reach 35 mph. Bring in what can fly.'],
};

/** The same day has the same weather, whenever one asks. @param day counted from 1970 */
function planOf(day: number): DayPlan {
  const random = createRandom(`weather ${day}`);
  const date = new Date(day * 24 * HOUR);
  const month = date.getUTCMonth();
  const next = (month + 1) % 12;
  const part = date.getUTCDate() / 31;
  const [high = 60, low = 45] = [0, 1].map((side) => {
    const [from = 60, to = 60] = [NORMALS[month]?.[side], NORMALS[next]?.[side]];
    return from + (to - from) * part;
  });
  // Warm and cold spells last some days.
  const spell = Math.sin(day / 2.7) * 6 + random.between(-4, 4);
  const warmest = Math.round(high + spell);
  const sky = skyFor(random, warmest, month);
  const isWet = ['rain', 'thunder', 'snow', 'sleet'].includes(sky);
  return {
    high: warmest,
    low: Math.round(Math.min(low + spell * 0.7, warmest - 6)),
    rain: isWet ? random.whole(5, 9) * 10 : random.whole(0, 2) * 10,
    sky,
  };
}

function skyFor(random: Random, high: number, month: number): Sky {
  if (random.chance(0.3)) {
    if (high <= 35) return 'snow';
    if (high <= 40) return 'sleet';
    return month >= 4 && month <= 8 && random.chance(0.5) ? 'thunder' : 'rain';
  }
  return random.pick<Sky>(['clear', 'clear', 'partly-cloudy', 'partly-cloudy', 'cloudy', 'wind']);
}

/** A forecast for Philadelphia that is made up: as the season has it, the same for the same hour. */
export function makeForecast(now: Date): Forecast {
  const start = Math.floor(now.getTime() / HOUR) * HOUR;
  const today = dayOf(now);
  return {
    place: 'Philadelphia',
    credit: 'The Broadsheet’s demo',
    updated: written(start),
    hours: Array.from({ length: HOURS_AHEAD }, (_, index) => hourAt(start + index * HOUR)),
    days: Array.from({ length: DAYS_AHEAD }, (_, index) => dayText(today + index)),
    alerts: alertsOf(today),
  };
}

function dayText(day: number): Forecast['days'][number] {
  const { high, low, rain, sky } = planOf(day);
  const note = createRandom(`note ${day}`).pick(NOTES[sky]);
  return {
    day: writeDay(day),
    high,
    low,
    rain,
    sky,
    words: WORDS[sky],
    text: `${WORDS[sky]}, with a high near ${high} and a low around ${low}. ${note}`,
  };
}

function hourAt(at: number): Forecast['hours'][number] {
  const moment = new Date(at);
  const day = dayOf(moment);
  const { high, low, rain, sky } = planOf(day);
  const hour = ((at + offsetAt(at)) / HOUR) % 24;
  // Warmest at 3 p.m., coldest at 3 a.m.
  const warmth = (1 + Math.cos(((hour - 15) / 12) * Math.PI)) / 2;
  const isNight = hour < 6 || hour >= 19;
  const words = isNight && sky === 'clear' ? 'Clear' : WORDS[sky];
  const random = createRandom(`hour ${at}`);
  const speed = sky === 'wind' ? random.whole(15, 25) : random.whole(2, 12);
  return {
    at: written(at),
    temperature: Math.round(low + (high - low) * warmth),
    rain: Math.max(0, rain - random.whole(0, 2) * 10),
    sky,
    words,
    wind: `${speed} mph ${random.pick(['N', 'NW', 'W', 'SW', 'S'])}`,
  };
}

/** With the zone of Philadelphia: `2026-11-21T14:00:00-05:00`. */
function written(at: number): string {
  const offset = offsetAt(at);
  const hours = String(Math.abs(offset) / HOUR).padStart(2, '0');
  const local = new Date(at + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${hours}:00`;
}

/** Warnings for what is dangerous today or tomorrow. */
function alertsOf(today: number): Forecast['alerts'] {
  return [today, today + 1].flatMap((day) => {
    const { sky, high } = planOf(day);
    const until = written(day * 24 * HOUR + 29 * HOUR);
    const when = day === today ? 'today' : 'tomorrow';
    if (sky === 'wind')
      return [
        {
          event: 'Wind Advisory',
          headline: `Wind Advisory for Philadelphia and the suburbs ${when}`,
          text: 'West winds of 20 to 25 mph, with gusts up to 45 mph. Unsecured objects may be blown around, and tree limbs may fall.',
          instruction:
            'Secure outdoor objects. Take care when driving a high vehicle over bridges.',
          severity: 'moderate' as const,
          until,
        },
      ];
    if (high >= 95)
      return [
        {
          event: 'Heat Advisory',
          headline: `Heat Advisory for Philadelphia ${when}`,
          text: 'It may feel like 100 degrees and more in the afternoon.',
          instruction: 'Drink water, stay out of the sun, and look in on neighbors who live alone.',
          severity: 'moderate' as const,
          until,
        },
      ];
    return [];
  });
}
