import { toastOf } from '../ui/showToast';
import { closeMenu } from './closeMenu';
import { hasShareSheet, openShareSheet } from './shareSheet';
import { reportSharing, shareStory } from './shareStory';
import { startActions } from './startActions';

/**
 * Brings the share menus below `root` to life (platform §4, widgets §4): "Copy link" with its toast, the share
 * window, the rules for closing, and on telephones the system's own sheet in the menu's place.
 */
export function enhanceShareMenus(root: HTMLElement): void {
  startActions(() => {
    for (const menu of root.querySelectorAll<HTMLDetailsElement>('details[data-share-menu]')) {
      if (menu.dataset['isReady'] === 'true') continue;
      menu.dataset['isReady'] = 'true';
      enhanceShareMenu(menu);
    }
  });
}

function enhanceShareMenu(menu: HTMLDetailsElement): void {
  const url = menu.dataset['shareMenu'] ?? '';
  const isSimple = 'isSimple' in menu.dataset;
  menu.querySelector('[data-share="copy"]')?.closest('li')?.removeAttribute('hidden');
  toastOf(menu.ownerDocument.body);
  closeMenu(menu, (option) => shareStory(option, url, { isSimple }));
  if (hasShareSheet()) preferShareSheet(menu, url);
}

/** A press opens the sheet; the menu is for where it doesn't come. */
function preferShareSheet(menu: HTMLDetailsElement, url: string): void {
  const title = menu.dataset['shareTitle'] ?? '';
  const share = async (): Promise<void> => {
    reportSharing('sheet');
    if (!(await openShareSheet({ title, url }))) menu.open = true;
  };
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    if (menu.open) return; // it closes
    event.preventDefault();
    void share();
  });
  // The press that woke the block has opened the menu already.
  if (menu.open && navigator.userActivation?.isActive) {
    menu.open = false;
    void share();
  }
}
