import { showsAuthorBio } from './showsAuthorBio';

it.each([
  ['expanded', 'Covers the courts.', true],
  ['expanded', '', false],
  ['regular', 'Covers the courts.', false],
  ['regular', '', false],
] as const)('the %s type with the bio "%s" shows it: %s (widgets §5)', (type, bio, expected) => {
  expect(showsAuthorBio(type, { bio })).toBe(expected);
});
