import type { EditableProps } from 'fusion:content';
import { formatApDateTime } from '../../../../utils/dates/formatApDateTime';
import { formatApTime } from '../../../../utils/dates/formatApTime';
import type { Forecast } from '../../weather/forecast';
import { SkySign } from '../../weather/SkySign';
import { WeatherDays } from './WeatherDays';

export interface WeatherPageProps {
  title: string;
  titleProps?: EditableProps | undefined;
  /** Null where it can't be had. */
  forecast: Forecast | null;
  /** Hours that are shown. */
  size: number;
  now: Date;
}

/** The weather: warnings first, then now, the hours, the days. Tables that work without script. */
export function WeatherPage({ title, titleProps, forecast, size, now }: WeatherPageProps) {
  const [current] = forecast?.hours ?? [];
  return (
    <div className="weather">
      <header className="front__head">
        <h1 className="front__title" {...titleProps}>
          {title}
        </h1>
        {forecast && (
          <p className="front__description">
            {forecast.place}, updated {formatApDateTime(forecast.updated, now)}
          </p>
        )}
      </header>
      {!forecast && (
        <p className="front__empty">
          The forecast is not available right now. Please try again in a few minutes.
        </p>
      )}
      {forecast && forecast.alerts.length > 0 && <Alerts alerts={forecast.alerts} now={now} />}
      {forecast && current && (
        <>
          <section className="weather__now" aria-label="Now">
            <SkySign sky={current.sky} size={72} />
            <p className="weather__temperature">{current.temperature}°</p>
            <p className="weather__words">
              <b>{current.words}</b>
              <span>
                Rain {current.rain}%{current.wind && `, wind ${current.wind}`}
              </span>
            </p>
          </section>
          <div>
            <h2 className="section-heading" id="weather-hours">
              Hour by hour
            </h2>
            <div
              className="weather__scroll"
              role="region"
              aria-labelledby="weather-hours"
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
              tabIndex={0}
            >
              <table className="weather__hours">
                <thead>
                  <tr>
                    {['Time', 'Sky', 'Temp.', 'Rain', 'Wind'].map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {forecast.hours.slice(0, size).map((hour) => (
                    <tr key={hour.at}>
                      <th scope="row">
                        <time dateTime={hour.at}>{formatApTime(hour.at)}</time>
                      </th>
                      <td>
                        <SkySign sky={hour.sky} size={24} />
                        <span>{hour.words}</span>
                      </td>
                      <td>{hour.temperature}°</td>
                      <td>{hour.rain}%</td>
                      <td>{hour.wind}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
          <WeatherDays days={forecast.days} now={now} />
          {forecast.credit && <p className="weather__credit">Source: {forecast.credit}</p>}
        </>
      )}
    </div>
  );
}

function Alerts({ alerts, now }: { alerts: Forecast['alerts']; now: Date }) {
  return (
    <section className="weather__alerts" aria-labelledby="weather-alerts">
      <h2 className="visually-hidden" id="weather-alerts">
        Warnings
      </h2>
      {alerts.map(({ event, headline, text, instruction, until }) => (
        <details key={event + headline} className="weather__alert">
          <summary>
            <b>{event}</b>
            {until && <span>until {formatApDateTime(until, now)}</span>}
          </summary>
          <p>{headline}</p>
          {text && <p>{text}</p>}
          {instruction && (
            <p>
              <b>What to do: </b>
              {instruction}
            </p>
          )}
        </details>
      ))}
    </section>
  );
}
