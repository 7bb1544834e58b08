import type { Node } from '../../../document/document';
import type { EditorPack } from '../../server/api/describePack';
import { messageOf } from '../call';
import type { Api } from '../api';
import { newDocumentId } from '../home/newDocumentId';
import { nameOf } from '../model/blockNames';
import type { EditingStore } from '../model/EditingStore';
import { blockDocumentOf } from '../model/linking';
import type { PageActions } from '../page/pageActions';

interface Options {
  api: Pick<Api, 'createDocument' | 'publish'>;
  store: EditingStore;
  actions: Pick<PageActions, 'link'>;
  pack: EditorPack;
  node: Node;
}

/** Makes a block of a page one that many pages may show: a document of its own, published at once, and a link to it. */
export async function makeLinkedBlock({ api, store, actions, pack, node }: Options): Promise<void> {
  const name = nameOf(pack, node);
  const id = newDocumentId(name);
  const newId = () => crypto.randomUUID();
  try {
    const page = store.read().editing.document;
    const { document, rev } = await api.createDocument(
      blockDocumentOf(page, node, { id, name, newId }),
      '/',
    );
    await api.publish(document.id, rev, 'Made from a page');
    actions.link(node, document.id);
  } catch (error) {
    store.say(messageOf(error));
  }
}
