import type { EditorPack } from '../../../contract/pack';
import type { Node } from '../../../../document/document';
import { messageOf } from '../../shared/call';
import type { Api } from '../../shared/api';
import { newDocumentId } from '../../shared/newDocumentId';
import { nameOf } from '../../model/blockNames';
import type { EditingStore } from '../../model/EditingStore';
import { blockDocumentOf } from '../../model/linking';
import type { PageActions } from '../actions/pageActions';

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
    const { document, rev } = await api.createDocument({
      document: blockDocumentOf(page, node, { id, name, newId }),
      folder: '/',
    });
    await api.publish({ id: document.id, rev, label: 'Made from a page' });
    actions.link(node, document.id);
  } catch (error) {
    store.say(messageOf(error));
  }
}
