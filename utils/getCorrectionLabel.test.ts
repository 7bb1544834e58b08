import { getCorrectionLabel } from './getCorrectionLabel';

describe('what a correction is called', () => {
  it.each([
    ['correction', 'Correction'],
    ['Clarification', 'Clarification'],
    [' retraction ', 'Retraction'],
    ['constructor', 'Correction'],
    ['', 'Correction'],
  ])('"%s" is a %s', (type, label) => {
    expect(getCorrectionLabel(type)).toBe(label);
  });
});
