/** @jest-environment jsdom */
import { countPageView } from './countPageView';

it('a story that is read is told of by its path alone', () => {
  const sendBeacon = jest.fn();
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/news/a.html?key=secret#part');
  countPageView();
  expect(sendBeacon.mock.calls).toEqual([['/gateway/analytics/page-views', '/news/a.html']]);
});

it('a browser without beacons tells nothing, and goes on', () => {
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(countPageView).not.toThrow();
});
