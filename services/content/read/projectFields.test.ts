import type { JsonObject } from '../ans/json';
import { projectFields } from './projectFields';

const document: JsonObject = {
  _id: 'a',
  type: 'story',
  headlines: { basic: 'Basic', web: 'Web' },
  credits: { by: [{ name: 'Jane', bio: 'x' }, { name: 'Joe' }] },
  content_elements: [{ type: 'text' }],
};

describe('a projection', () => {
  it.each([
    ['keeps everything by default', [], [], document],
    [
      'keeps what is asked for, with id and type',
      ['headlines.basic'],
      [],
      { _id: 'a', type: 'story', headlines: { basic: 'Basic' } },
    ],
    [
      'reaches into lists',
      ['credits.by.name'],
      [],
      { _id: 'a', type: 'story', credits: { by: [{ name: 'Jane' }, { name: 'Joe' }] } },
    ],
    [
      'takes the whole where both are asked for',
      ['headlines', 'headlines.web'],
      [],
      { _id: 'a', type: 'story', headlines: { basic: 'Basic', web: 'Web' } },
    ],
    [
      'reads a star as everything below',
      ['headlines.*'],
      [],
      { _id: 'a', type: 'story', headlines: { basic: 'Basic', web: 'Web' } },
    ],
    ['passes over what is not there', ['nothing.here'], [], { _id: 'a', type: 'story' }],
    [
      'leaves out what is not wanted',
      [],
      ['content_elements', 'credits.by.bio', 'headlines.web'],
      {
        _id: 'a',
        type: 'story',
        headlines: { basic: 'Basic' },
        credits: { by: [{ name: 'Jane' }, { name: 'Joe' }] },
      },
    ],
    [
      'leaves out of what is asked for',
      ['headlines'],
      ['headlines.web'],
      { _id: 'a', type: 'story', headlines: { basic: 'Basic' } },
    ],
  ])('%s', (_name, include, exclude, expected) => {
    expect(projectFields(document, { include, exclude })).toEqual(expected);
  });
});
