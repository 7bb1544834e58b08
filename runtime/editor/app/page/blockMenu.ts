import type { Node } from '../../../document/document';
import type { MenuItem } from '../../../ui/Menu';
import type { Api } from '../shared/api';
import { usesOf } from '../shared/usesOf';
import { makeLinkedBlock } from './linked/makeLinkedBlock';
import type { OpenedPage } from './OpenedPage';
import type { PageDesk } from './usePageDesk';

interface Options {
  api: Api;
  opened: Pick<OpenedPage, 'pack' | 'rights'>;
  desk: Pick<PageDesk, 'store' | 'actions' | 'inCanvas'>;
  /** What is chosen. */
  nodes: readonly Node[];
  onMove: () => void;
}

/** What can be done with the blocks that are chosen, by those who may. */
export function blockMenu({ api, opened, desk, nodes, onMove }: Options): MenuItem[] {
  const { pack, rights } = opened;
  const { store, actions, inCanvas } = desk;
  const only = nodes.length === 1 ? nodes[0] : undefined;
  const isHidden = nodes.every(({ hidden }) => hidden);
  const isLocked = nodes.every(({ locked }) => locked === true);
  const mayLink =
    only?.linked === undefined &&
    store.read().editing.document.kind !== 'block' &&
    rights.includes('edit-shared') &&
    rights.includes('publish-shared');
  const items: (MenuItem | false | undefined)[] = [
    inCanvas.hasText && {
      label: 'Edit text in place',
      keys: 'Ctrl+Enter',
      onChoose: inCanvas.onType,
    },
    { label: 'Duplicate', keys: 'Ctrl+D', onChoose: () => actions.duplicate() },
    { label: 'Move to…', keys: 'Ctrl+Shift+M', onChoose: onMove },
    {
      label: isHidden ? 'Show to readers' : 'Hide from readers',
      keys: 'Ctrl+Shift+H',
      onChoose: () => actions.toggleHidden(),
    },
    rights.includes('lock') && {
      label: isLocked ? 'Unlock' : 'Lock',
      onChoose: () => actions.toggleLocked(),
    },
    only &&
      mayLink && {
        label: 'Make it a linked block',
        onChoose: () => void makeLinkedBlock({ api, store, actions, pack, node: only }),
      },
    only && { label: 'Where is it used?', onChoose: () => location.assign(usesOf(only)) },
    { label: 'Delete', keys: 'Delete', onChoose: () => actions.remove() },
  ];
  return items.filter((item) => item !== false && item !== undefined);
}
