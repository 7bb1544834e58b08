import { picture, story, withElements } from '../../testing/documents';
import { checkAnsDocument } from '../checkAnsDocument';
import type { JsonObject } from '../json';

function faultsOf(document: unknown): string[] {
  const check = checkAnsDocument(document);
  return check.ok ? [] : check.errors.map(({ path, message }) => `${path}: ${message}`);
}

describe('a bad document is refused with the path of the fault', () => {
  const cases: [string, JsonObject, string][] = [
    [
      'an embargo without a moment',
      story('a', { content_restrictions: { embargo: { active: true, end_time: false } } }),
      '/content_restrictions/embargo/end_time: must be a date-time string',
    ],
    [
      'a date that is none',
      story('a', { display_date: 'yesterday' }),
      '/display_date: must be a date-time string',
    ],
    [
      'a version of long ago',
      story('a', { version: '0.5.2' }),
      '/version: must be a version of ANS from 0.10.0 to 0.10.12',
    ],
    [
      'a version that does not exist',
      story('a', { version: '0.10.13' }),
      '/version: must be a version of ANS from 0.10.0 to 0.10.12',
    ],
    [
      'an unknown key',
      story('a', { headline: 'x' }),
      '/headline: is not a key that ANS knows here',
    ],
    [
      'headlines without basic',
      story('a', { headlines: { web: 'x' } }),
      '/headlines/basic: is required',
    ],
    [
      'a headline of the wrong kind',
      story('a', { headlines: { basic: 1 } }),
      '/headlines/basic: must be a string',
    ],
    [
      'elements that are no list',
      story('a', { content_elements: {} }),
      '/content_elements: must be a list',
    ],
    [
      'a text without content',
      withElements({ type: 'text' }),
      '/content_elements/0/content: is required',
    ],
    [
      'a drop cap that is none',
      withElements({ type: 'text', content: '', block_properties: { dropcap: 'word' } }),
      '/content_elements/0/block_properties/dropcap: must be "letter"',
    ],
    [
      'an unknown element',
      withElements({ type: 'text', content: '' }, { type: 'hologram' }),
      '/content_elements/1/type: is not a type of element that ANS knows',
    ],
    [
      'an element without a type',
      withElements({ content: '' }),
      '/content_elements/0/type: is required',
    ],
    [
      'a fault within a quote',
      withElements({
        type: 'quote',
        content_elements: [{ type: 'header', content: '', level: 'two' }],
      }),
      '/content_elements/0/content_elements/0/level: must be a whole number',
    ],
    [
      'an alignment that is none',
      withElements(picture({ alignment: 'top' })),
      '/content_elements/0/alignment: must be one of "left", "right", "center"',
    ],
    [
      'a section with further keys',
      story('a', {
        taxonomy: { sections: [{ type: 'section', version: '0.10.9', name: 'A', foo: 1 }] },
      }),
      '/taxonomy/sections/0/foo: is not a key that ANS knows here',
    ],
    [
      'a reference without an id',
      story('a', { taxonomy: { primary_section: { type: 'reference', referent: {} } } }),
      '/taxonomy/primary_section/referent/id: is required',
    ],
    [
      'a distributor by reference without a mode',
      story('a', { distributor: { reference_id: 'x' } }),
      '/distributor/mode: is required',
    ],
    [
      'a category of distributor that is none',
      story('a', { distributor: { category: 'aliens' } }),
      '/distributor/category: must be one of "staff", "wires", "freelance", "stock", "handout", "other"',
    ],
    [
      'an author without a name',
      story('a', { credits: { by: [{ type: 'author' }] } }),
      '/credits/by/0/name: is required',
    ],
    [
      'a focal point outside of the picture',
      picture({ _id: 'a', focal_point: { x: 1201, y: 3 } }),
      '/focal_point/x: must lie within the picture, from 0 to 1200',
    ],
    [
      'a focal point without a number',
      picture({ _id: 'a', focal_point: { x: 1, y: null } }),
      '/focal_point/y: must be a number',
    ],
    [
      'a width that is no whole number',
      picture({ _id: 'a', width: 1.5 }),
      '/width: must be a whole number',
    ],
    [
      'an alias with capitals',
      story('a', { content_aliases: ['A B'] }),
      '/content_aliases/0: must begin with a letter and hold only a-z, 0-9 and hyphens',
    ],
    [
      'an audio without streams',
      { _id: 'a', type: 'audio', version: '0.10.9' },
      '/streams: is required',
    ],
    [
      'a link list without links',
      withElements({ type: 'link_list', items: [] }),
      '/content_elements/0/items: must hold at least 1 item',
    ],
    [
      'a signature that cannot be one',
      picture({ _id: 'a', auth: { '1': 'aaaaaaaaaaaaa' } }),
      '/auth: must hold signatures of 64 letters and digits, by the numbers of their keys',
    ],
    [
      'a redirect to nowhere',
      { type: 'redirect', version: '0.10.12', canonical_url: '/a' },
      '/redirect_url: is required',
    ],
    [
      'an address without a street',
      story('a', { address: { post_office_box: '1' } }),
      '/address/street_address: is required beside post_office_box',
    ],
  ];
  it.each(cases)('%s', (_name, document, fault) => {
    expect(faultsOf(document)).toContain(fault);
  });
});
