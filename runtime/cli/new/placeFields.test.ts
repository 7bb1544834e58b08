import PropTypes from '@arc-fusion/prop-types';
import { customFields } from '../../pack/customFields';
import { placeFields } from './placeFields';

const schema = customFields({
  propTypes: {
    customFields: PropTypes.shape({
      title: PropTypes.text,
      size: PropTypes.number.tag({ min: 1, max: 10 }),
      isOpen: PropTypes.bool,
      level: PropTypes.oneOf([1, 2]),
      tags: PropTypes.list,
      feed: PropTypes.contentConfig('feed'),
    }),
  },
});

describe('fields that were typed', () => {
  it.each<[string, unknown]>([
    ['title=Today', 'Today'],
    ['title=', ''],
    ['title=a=b', 'a=b'],
    ['title=Two\nlines', 'Two\nlines'],
    ['size=3', 3],
    ['isOpen=true', true],
    ['isOpen=false', false],
    ['level=2', 2],
    ['tags=a, b', ['a', 'b']],
    ['feed={"contentService":"search"}', { contentService: 'search' }],
  ])('%s', (typed, value) => {
    const { values, faults } = placeFields([typed], schema);
    expect([Object.values(values), faults]).toEqual([[value], []]);
  });

  it.each([
    ['title', '--field takes name=value, not "title".'],
    [
      'name=x',
      'There is no field "name" in the built block. Its fields: title, size, isOpen, level, tags, feed',
    ],
    ['toString=x', /no field "toString"/],
    ['size=many', 'size is a number, not "many".'],
    ['size=', 'size is a number, not "".'],
    ['size=0', 'size is 1 at least, not 0.'],
    ['size=11', 'size is 10 at most, not 11.'],
    ['isOpen=yes', 'isOpen is one of true, false, not "yes".'],
    ['level=3', 'level is one of 1, 2, not "3".'],
    ['feed={', /feed takes JSON: SyntaxError/],
  ])('refuses %s', (typed, message) => {
    const { faults } = placeFields([typed], schema);
    expect(faults).toEqual([
      typeof message === 'string' ? message : expect.stringMatching(message),
    ]);
  });

  it('names every fault at once, and each required field that is missing', () => {
    const required = customFields({
      propTypes: {
        customFields: PropTypes.shape({
          title: PropTypes.text.isRequired,
          size: PropTypes.number.isRequired,
          level: PropTypes.number.tag({ defaultValue: 1 }).isRequired,
        }),
      },
    });
    expect(placeFields(['size=x', 'color=red'], required).faults).toEqual([
      'size is a number, not "x".',
      'There is no field "color" in the built block. Its fields: title, size, level',
      'The field "title" is required. Add --field title=…',
    ]);
  });

  it('are only read as pairs where the block is not known', () => {
    expect(placeFields(['a=b', 'c'], null)).toEqual({
      values: {},
      faults: ['--field takes name=value, not "c".'],
    });
  });
});
