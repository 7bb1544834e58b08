import type { Right } from '../../contract/rights';
import { feature } from '../../../document/testing/fixtures';
import { openPage } from '../model/testing/openPage';
import type { Api } from '../shared/api';
import { blockMenu } from './blockMenu';
import { pack } from './linked/testing/linkedPromo';
import type { PageDesk } from './usePageDesk';

const [one, two] = [feature('one'), feature('two')];
const link = feature('shown', { linked: { document: 'shared' } });
const shared: Right[] = ['edit-shared', 'publish-shared'];

function labels(nodes: Parameters<typeof blockMenu>[0]['nodes'], rights: Right[] = []): string[] {
  const { store } = openPage();
  const desk = { store, actions: {}, inCanvas: { hasText: false } } as unknown as PageDesk;
  const items = blockMenu({ api: {} as Api, opened: { pack, rights }, desk, nodes, onMove() {} });
  return items.map(({ label }) => label);
}

describe('what can be done with blocks', () => {
  it('is for all of them, or for one alone', () => {
    const all = ['Duplicate', 'Move to…', 'Hide from readers'];
    expect(labels([one, two])).toEqual([...all, 'Delete']);
    expect(labels([one])).toEqual([...all, 'Where is it used?', 'Delete']);
  });

  it('takes the right to it', () => {
    expect(labels([one], ['lock'])).toContain('Lock');
    expect(labels([{ ...one, locked: true }], ['lock'])).toContain('Unlock');
    expect(labels([one], shared)).toContain('Make it a linked block');
    expect(labels([one], ['edit-shared'])).not.toContain('Make it a linked block');
  });

  it('makes no linked block of several, or of one that is', () => {
    expect(labels([one, two], shared)).not.toContain('Make it a linked block');
    expect(labels([link], shared)).not.toContain('Make it a linked block');
  });

  it('shows what is hidden', () => {
    expect(labels([{ ...one, hidden: true }])).toContain('Show to readers');
    expect(labels([{ ...one, hidden: true }, two])).toContain('Hide from readers');
  });
});
