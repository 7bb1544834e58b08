import { feature } from '../../../document/testing/fixtures';
import { describePreview } from './testing/describePreview';

describePreview('A preview of single nodes', ({ post, show }) => {
  const draw = (nodes: object[], who: 'editor' | 'viewer' = 'editor') =>
    post(who, '/documents/front/preview/nodes', { uri: '/', nodes });

  it('shows fields that are not saved, and names the style sheets', async () => {
    const answer = await draw([feature('one', { fields: { title: 'typed' } })]);
    expect(answer.json()).toEqual({
      html: {
        one: '<!--node one--><h2 data-block="promo-block/promo">typed</h2><!--/node one-->',
      },
      sheets: [0, 1],
      build: 'b1',
      problems: {},
    });
    expect(await show()).toContain('>one</h2>');
  });

  it('shows a chain with what it holds', async () => {
    const row = { kind: 'chain', id: 'row', type: 'row-block/row', fields: {} };
    const answer = await draw([{ ...row, children: [feature('a'), feature('b')] }]);
    const { html } = answer.json<{ html: Record<string, string> }>();
    expect(Object.keys(html)).toEqual(['row']);
    expect(html['row']).toMatch(/<!--node a--><h2[^>]*>a<\/h2><!--\/node a-->/);
  });

  it('leaves a block out on screens that its editor chose, as readers’ pages do', async () => {
    const display = { hideOn: ['phone', 'desktop', 'watch'] };
    const answer = await draw([{ ...feature('one'), display }]);
    const { html } = answer.json<{ html: Record<string, string> }>();
    expect(html['one']).toContain('data-hide-on="phone desktop"');
    const page = await show();
    expect(page).toContain(
      '@media (width < 768px){[data-hide-on~="phone"]{display:none!important}}',
    );
    expect(page).not.toContain('data-hide-on=');
  });

  it('says why one shows nothing', async () => {
    const answer = await draw([feature('x', { type: 'bad-block/bad' })]);
    expect(answer.json()).toMatchObject({
      html: { x: '<!--node x--><!--/node x-->' },
      problems: { x: 'no headline' },
    });
  });

  it('is for those who may change the page', async () => {
    expect((await draw([feature('one')], 'viewer')).statusCode).toBe(403);
  });

  it.each([[[]], [[{ kind: 'feature' }]]])('is refused for %j', async (nodes) => {
    expect((await draw(nodes)).statusCode).toBe(400);
  });
});
