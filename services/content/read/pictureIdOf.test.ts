import { pictureIdOf } from './pictureIdOf';

it.each([
  ['/gateway/photo/v2/bridge.jpg', 'bridge.jpg'],
  ['/gateway/resizer/v2/bridge.jpg?width=100', 'bridge.jpg'],
  ['https://pictures.example/photo/v2/bridge.jpg', 'bridge.jpg'],
  ['https://pictures.example/a/b.jpg', 'https://pictures.example/a/b.jpg'],
  ['https://elsewhere.example/photo/v2/bridge.jpg', null],
  ['//pictures.example/photo/v2/bridge.jpg', null],
  ['/pf/resources/logo.png', null],
  ['', null],
])('the resizer knows %p as %p (platform §7)', (url, id) => {
  expect(pictureIdOf(url, ['pictures.example'])).toBe(id);
});
