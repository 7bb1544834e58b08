import { answerMedia } from './framePage';

describe('media queries of a frame', () => {
  const css =
    '@media (prefers-color-scheme: dark){a{color:red}}@media (prefers-color-scheme:light) and (min-width:10px){b{}}' +
    '@media (prefers-reduced-motion: no-preference){c{}}@media ( prefers-reduced-motion: reduce ){d{}}';

  it.each([
    ['light', 'full', ['(max-width: 0)', '(min-width: 0)', '(min-width: 0)', '(max-width: 0)']],
    ['dark', 'reduce', ['(min-width: 0)', '(max-width: 0)', '(max-width: 0)', '(min-width: 0)']],
  ] as const)('answer for %s and %s motion', (scheme, motion, answers) => {
    const answered = answerMedia(css, { scheme, motion });
    expect(answered.match(/\((?:min|max)-width: 0\)/g)).toEqual(answers);
    expect(answered).toContain('and (min-width:10px)');
  });
});
