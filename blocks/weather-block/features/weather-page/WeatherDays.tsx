import { formatDay } from '../../../../utils/dates/formatDay';
import type { ForecastDay } from '../../weather/forecast';
import { SkySign } from '../../weather/SkySign';

/** The days ahead, each with its words. */
export function WeatherDays({ days, now }: { days: readonly ForecastDay[]; now: Date }) {
  return (
    <section aria-labelledby="weather-days">
      <h2 className="section-heading" id="weather-days">
        The days ahead
      </h2>
      <table className="weather__days">
        <thead>
          <tr>
            {['Day', 'Sky', 'High', 'Low', 'Rain'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, sky, words, high, low, rain, text }) => (
            <tr key={day}>
              <th scope="row">
                <time dateTime={day}>{formatDay(day, now)}</time>
              </th>
              <td>
                <SkySign sky={sky} size={28} />
                <span>{text || words}</span>
              </td>
              <td>{degrees(high)}</td>
              <td>{degrees(low)}</td>
              <td>{rain}%</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const degrees = (value: number | null): string => (value === null ? '–' : `${value}°`);
