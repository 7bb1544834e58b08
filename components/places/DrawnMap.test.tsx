/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { guideMap } from '../../properties/guideMap';
import { DrawnMap } from './DrawnMap';

const pin = (id: string, latitude: number) => ({
  id,
  name: id,
  geo: { latitude, longitude: -75.16 },
  label: id,
});
const threads = (...latitudes: number[]) =>
  render(
    <DrawnMap map={guideMap} pins={latitudes.map((at, index) => pin(String(index + 1), at))} />,
  ).container.querySelectorAll('.place-map__thread').length;

it('a pin that had to make room is tied to its place by a thread, others are not', () => {
  expect(threads(39.95, 39.95, 39.95)).toBeGreaterThan(0);
  expect(threads(39.95, 40.3)).toBe(0);
});
