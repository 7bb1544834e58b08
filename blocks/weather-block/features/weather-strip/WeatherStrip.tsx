import type { Forecast } from '../../weather/forecast';
import { SkySign } from '../../weather/SkySign';

export interface WeatherStripProps {
  forecast: Forecast;
  /** Where all of it is. */
  url: string;
  showsAlerts: boolean;
}

/** The weather in a line: now, today's high and low, a warning if there is one. */
export function WeatherStrip({ forecast, url, showsAlerts }: WeatherStripProps) {
  const { place, hours, days, alerts } = forecast;
  const [now] = hours;
  const [today] = days;
  const [alert] = showsAlerts ? alerts : [];
  if (!now) return null;
  return (
    <aside className="weather-strip" aria-label="Weather">
      <a className="weather-strip__now" href={url}>
        <SkySign sky={now.sky} size={24} />
        <span>
          <b>
            {place} {now.temperature}°
          </b>{' '}
          {now.words}
        </span>
      </a>
      {today && (
        <span className="weather-strip__today">
          {today.high !== null && <span>High {today.high}°</span>}{' '}
          {today.low !== null && <span>Low {today.low}°</span>} <span>Rain {today.rain}%</span>
        </span>
      )}
      {alert && (
        <a className="weather-strip__alert" href={`${url}#weather-alerts`}>
          {alert.event}
        </a>
      )}
    </aside>
  );
}
