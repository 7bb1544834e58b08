/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import Page from './features/weather-page/default';
import Strip from './features/weather-strip/default';
import states from './states';
import { exampleForecast, exampleStorm } from './weather/exampleForecast';
import { readForecast } from './weather/readForecast';

function show(name: string) {
  const { feature, fields = {}, content = {} } = states[name] ?? {};
  setFusion({ content });
  const View = feature === 'weather-strip' ? Strip : Page;
  return render(<View customFields={fields} />).container;
}

describe('the weather', () => {
  it.each(Object.keys(states))('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('stands in a strip with now, high, low and the warning, which leads to it', () => {
    show('stripWithWarning');
    expect(screen.getByRole('link', { name: 'Philadelphia 48° Sunny' })).toHaveAttribute(
      'href',
      '/weather/',
    );
    expect(screen.getByText('High 51°')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coastal Flood Warning' })).toHaveAttribute(
      'href',
      '/weather/#weather-alerts',
    );
  });

  it('is a table of hours and one of days, each with a heading of its own', () => {
    show('page');
    const [hours, days] = screen.getAllByRole('table');
    expect(within(hours!).getAllByRole('row')).toHaveLength(13);
    expect(within(hours!).getByRole('rowheader', { name: 'noon' })).toBeInTheDocument();
    expect(within(days!).getByRole('rowheader', { name: 'Saturday, Nov. 21' })).toBeInTheDocument();
    expect(within(days!).getByRole('row', { name: /Nov. 27 .* 45° – 60%/ })).toBeInTheDocument();
  });

  it('has warnings with what to do, before all else', () => {
    const container = show('pageWithWarning');
    const [first] = container.querySelectorAll('section');
    expect(first).toHaveTextContent('What to do: Do not drive through water of unknown depth.');
    expect(first).toHaveTextContent('until Nov. 22, 1 p.m.');
  });

  it('says that there is none, and shows no strip then', () => {
    expect(show('pageNotAvailable')).toHaveTextContent('not available right now');
    expect(show('stripNotAvailable')).toBeEmptyDOMElement();
  });
});

describe('a forecast of the service', () => {
  it('is read as it is', () => {
    const delivered = { ...exampleStorm, extra: 1 };
    expect(readForecast(JSON.parse(JSON.stringify(delivered)))).toEqual(exampleStorm);
  });

  it('leaves out hours and days that are none, and takes a strange sky for clouds', () => {
    const [hour] = exampleForecast.hours;
    const [day] = exampleForecast.days;
    const read = readForecast({
      hours: [
        { ...hour, temperature: 'hot' },
        { ...hour, sky: 'frogs', rain: 400 },
      ],
      days: [{ ...day, day: '2026-02-30' }, day],
    });
    expect(read.hours).toEqual([{ ...hour, sky: 'cloudy', rain: 100 }]);
    expect(read.days).toEqual([day]);
  });

  it('is refused or read, whatever is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(() => readForecast(data)).toThrow('The forecast has no hours or no days');
      }),
    );
  });
});
