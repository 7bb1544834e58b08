import { readCallToAction } from './readCallToAction';

const read = (content_elements: unknown[]) => readCallToAction({ content_elements });

describe('the call of a story', () => {
  it('has header and description decoded (widgets §3)', () => {
    const config = { bgColor: '#fff', header: 'Tell%20us%3F', description: '100%25 read+it' };
    expect(
      read([{ type: 'text' }, { type: 'custom_embed', subtype: 'cta-card', embed: { config } }]),
    ).toEqual({ bgColor: '#fff', header: 'Tell us?', description: '100% read it', email: '' });
  });

  it.each([
    ['as an embed has it', { embed: { config: { header: 'Tell us' } } }],
    ['among further properties', { additional_properties: { header: 'Tell us' } }],
    ['by itself', { header: 'Tell us' }],
  ])('is read %s', (_where, settings) => {
    expect(read([{ subtype: 'cta-card', ...settings }])).toMatchObject({ header: 'Tell us' });
  });

  it('keeps a text that is not encoded', () => {
    const element = { subtype: 'cta-card', embed: { config: { header: '50% off' } } };
    expect(read([element])).toMatchObject({ header: '50% off' });
  });

  it.each([[[]], [[{ type: 'text' }]], [['junk', null]]])('is none in %j', (elements) => {
    expect(read(elements)).toBeNull();
  });
});
