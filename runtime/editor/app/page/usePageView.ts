import { useState } from 'react';
import type { DocumentKind } from '../../../document/document';
import type { Device } from '../canvas/devices';

/** px: in narrower windows a page is shown as on phones first. */
const WIDE = 1024;
/** px: in narrower ones the outline and the fields lie over the page, and come when they are asked for. */
const ROOMY = 720;

/** Parts of the window that are open. */
export interface Panes {
  outline: boolean;
  fields: boolean;
}

/** How the editor shows a page: what is open beside it, on which screen, with what marks. */
export function usePageView(kind: DocumentKind) {
  const hasRoom = innerWidth >= ROOMY;
  const [panes, setPanes] = useState<Panes>({ outline: hasRoom, fields: hasRoom });
  const [device, setDevice] = useState<Device>(innerWidth < WIDE ? 'phone' : 'desktop');
  // On a template blocks that show nothing are no news: each story shows others.
  const [isOutlined, setOutlined] = useState(kind === 'page');
  return {
    panes,
    togglePane: (pane: keyof Panes) => setPanes({ ...panes, [pane]: !panes[pane] }),
    showFields: () => setPanes((before) => ({ ...before, fields: true })),
    device,
    setDevice,
    isOutlined,
    setOutlined,
  };
}

export type PageView = ReturnType<typeof usePageView>;
