import { type RefObject, useEffect, useState } from 'react';
import type { EditingStore } from '../../model/EditingStore';
import { sectionOfKey } from '../../model/outline';
import { textsOf, type EditableFields, type FramePlace } from '../../canvas/Canvas';
import type { CanvasClient } from '../../canvas/CanvasClient';
import type { FrameAct } from '../../canvas/CanvasState';
import type { OpenedPage } from '../OpenedPage';
import { choose, NOTHING, toggle, type Selection } from '../selection';
import { useCanvas } from '../../canvas/useCanvas';
import { InlineText } from './InlineText';
import './inline.css';

interface Options {
  store: EditingStore;
  canvas: CanvasClient;
  opened: OpenedPage;
  place: RefObject<FramePlace | null>;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onDrag: (act: FrameAct & { kind: 'dragged' }) => void;
  /** Leads to the fields of what is chosen. */
  onFields: () => void;
  /** Gives the host the keys back. */
  onOutline: () => void;
}

export interface CanvasActs {
  /** Fields of the chosen block that can be typed in where they are shown; null for none. */
  editable: EditableFields | null;
  /** Whether the canvas shows any of them. */
  hasText: boolean;
  /** Lets someone type in the first of them. */
  onType: () => void;
}

/** What people do in the canvas: they choose blocks, drag them, and type in their texts. */
export function useCanvasActs(options: Options): CanvasActs {
  const { store, canvas, opened, place, selection, onSelect, onDrag, onFields, onOutline } =
    options;
  const [inline] = useState(() => {
    const frame = () => place.current?.frame;
    return new InlineText({
      store,
      pack: opened.pack,
      rights: opened.rights,
      texts: () => canvas.read().layout?.texts ?? [],
      audience: () => canvas.read().audience,
      post: (message) => canvas.post(message),
      hold: (id) => canvas.hold(id),
      onOpen: () => frame()?.focus(),
      onDone: () => {
        // Whoever went on to a field of the form stays there.
        if (document.activeElement !== frame()) return;
        frame()?.blur();
        onOutline();
      },
    });
  });

  useEffect(() => store.subscribe(() => inline.check()), [store, inline]);
  useEffect(() =>
    canvas.listen((act) => {
      if (act.kind === 'dragged') return onDrag(act);
      if (act.kind !== 'clicked') return inline.hear(act);
      if (act.id === null) return onSelect(NOTHING);
      onSelect(act.isAdding ? toggle(selection, act.id) : choose(act.id));
      if (!act.isOpening) return;
      const isTyping = act.text !== null && inline.open(act.id, act.text.field, act.text.at);
      if (!isTyping) onFields();
    }),
  );

  const [focused = null, more] = [...selection.keys].filter((key) => sectionOfKey(key) === null);
  const isOne = focused !== null && more === undefined && !inline.isOpen;
  const editable = isOne ? { id: focused, fields: inline.fieldsOf(focused) } : null;
  const hasText = useCanvas(canvas, ({ layout }) => textsOf(layout, editable).length > 0);
  return {
    editable,
    hasText,
    onType: () => {
      if (focused === null) return store.say('Choose a block first.');
      if (!inline.open(focused, null)) onFields();
    },
  };
}
