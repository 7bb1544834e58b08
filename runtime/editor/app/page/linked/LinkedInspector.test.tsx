/** @jest-environment jsdom */
import type { GivenTo } from '../../shared/calls';
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import type { FeatureNode, PageDocument } from '../../../../document/document';
import { expandLinks } from '../../../../document/expandLinks';
import { applyOperations } from '../../../../document/operations/applyOperations';
import type { Operation } from '../../../../document/operations/operation';
import { feature, pageDocument } from '../../../../document/testing/fixtures';
import { WithQueries } from '../../shared/testing/withQueries';
import { LinkedInspector } from './LinkedInspector';
import { link, pack, shared } from './testing/linkedPromo';

/** The inspector of a page's node that shows the linked block, at version 1 or as it is published. */
async function open(node: FeatureNode = link) {
  let page: PageDocument = pageDocument('front', { sections: { main: [node] } });
  const done: string[] = [];
  const read = async (number: number) => ({
    document: number === 1 ? { ...shared, sections: { main: [feature('own')] } } : shared,
    toDraft: [],
  });
  const version = { label: null, createdAt: '', author: 'ann', isPinned: false };
  const api = {
    listUses: async () => ({ uses: [], hidden: 0 }),
    readDraft: async () =>
      ({ document: shared, rev: 1, folder: '/', url: null, rights: [] }) as never,
    readVersion: jest.fn(({ number }: GivenTo<'readVersion'>) => read(number)),
    listVersions: async () =>
      ({
        versions: [
          { ...version, number: 2, liveOn: ['daily'] },
          { ...version, number: 1, liveOn: [] },
        ],
        schedules: [],
      }) as never,
  };
  const shown = () => page.sections['main']![0] as FeatureNode;
  const view = () => (
    <LinkedInspector
      node={shown()}
      pack={pack}
      problem={undefined}
      others=""
      mayEdit
      formCalls={{
        searchImages: async () => [],
        findOriginal: async (url) => url,
        readChoices: async () => [],
        readAnswer: async () => {
          throw new Error('nothing is asked here');
        },
      }}
      audience={{ reader: 'out', features: {} }}
      onSeeAs={() => undefined}
      actions={[]}
      api={api}
      link={shown().linked!}
      onUnlink={() => undefined}
      onEdit={(name: string, operations: readonly Operation[]) => {
        done.push(name);
        page = applyOperations(page, operations).document;
        rerender(view());
      }}
    >
      <p>Talk</p>
    </LinkedInspector>
  );
  const { rerender } = render(view(), { wrapper: WithQueries });
  const title = await screen.findByRole('textbox', { name: 'Title' });
  return { shown, done, api, title, page: () => page };
}

describe('the inspector of a linked block on a page', () => {
  it('shows the fields of what is published, and none of how and where the block shows', async () => {
    const { title, api } = await open();
    expect(title).toHaveValue('Join us');
    expect(title).toHaveAccessibleDescription('One line. From the linked block.');
    expect(api.readVersion).toHaveBeenCalledWith({ id: 'shared', number: 2 }, expect.anything());
    expect(screen.queryByRole('group', { name: 'Show on' })).toBeNull();
  });

  it('shows the fields of the version at which the page stays', async () => {
    const { title } = await open({ ...link, linked: { document: 'shared', version: 1 } });
    expect(title).toHaveValue('own');
  });

  it('changes a field for this page alone, and goes back to the linked block’s', async () => {
    const { shown, title, done, page } = await open();
    fireEvent.change(title, { target: { value: 'Join here' } });
    expect(shown().fields).toEqual({ title: 'Join here' });
    const { document } = expandLinks(page(), () => shared);
    expect(document.sections['main']![0]!.fields).toEqual({ title: 'Join here' });
    fireEvent.click(screen.getByRole('button', { name: 'Use the linked block’s Title' }));
    expect(shown().fields).toEqual({});
    expect(done).toEqual(['Edit Title of Promo', 'Use the linked block’s Title']);
  });

  it('keeps nothing of its own where the page says the same as the linked block', async () => {
    const { shown, title } = await open({ ...link, fields: { title: 'Join here' } });
    fireEvent.change(title, { target: { value: 'Join us' } });
    expect(shown().fields).toEqual({});
  });
});
