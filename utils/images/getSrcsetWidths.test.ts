import { getSrcsetWidths } from './getSrcsetWidths';

describe('srcset widths (platform §9)', () => {
  it.each([
    ['a wide picture', { width: 4000 }, [1400, 1200, 1100, 1000, 900, 800, 700, 600, 400]],
    ['a picture of 1000 px', { width: 1000 }, [900, 800, 700, 600, 400]],
    ['a picture of 401 px', { width: 401 }, [400]],
    ['a picture below all widths', { width: 320 }, [320]],
    [
      'a centered picture of long form v2',
      { width: 4000, subtype: 'longformlight-v2', alignment: 'center' },
      [1920, 1280, 1024, 800, 600],
    ],
    [
      'a left picture of long form v2',
      { width: 4000, subtype: 'longformlight-v2', alignment: 'left' },
      [1920, 1400, 1280, 1024, 800, 600],
    ],
    [
      'other long form',
      { width: 4000, subtype: 'longform', alignment: 'center' },
      [1920, 1400, 1280, 1024, 800, 600],
    ],
    [
      'a picture of long form below the widest',
      { width: 1500, subtype: 'longform' },
      [1400, 1280, 1024, 800, 600],
    ],
    ['a small picture of long form', { width: 1024, subtype: 'longform' }, [800, 600]],
  ])('of %s', (_case, image, expected) => {
    expect(getSrcsetWidths(image)).toEqual(expected);
  });
});
