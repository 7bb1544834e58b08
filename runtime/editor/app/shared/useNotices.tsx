import { useState, type ReactNode } from 'react';
import type { CallName } from '../../contract/calls';
import { messageOf } from './call';
import { useReload } from './queries';
import { Toast, type Notice } from './Toast';

interface Notices {
  /** What was said last, for the screen to show; null for nothing. */
  toast: ReactNode;
  say: (notice: Notice) => void;
  /** Does something, and says that it is done, or why not. */
  act: (work: () => Promise<unknown>, done: Notice) => Promise<void>;
}

/**
 * What was just done to something in a list, said with its undo.
 * @param touched names of the questions whose answers it may change: they are asked anew, done or not
 */
export function useNotices(touched: readonly CallName[]): Notices {
  const [notice, setNotice] = useState<Notice | null>(null);
  const reload = useReload();
  const act = async (work: () => Promise<unknown>, done: Notice) => {
    try {
      await work();
      setNotice(done);
    } catch (error) {
      setNotice({ text: messageOf(error) });
    }
    void reload(touched);
  };
  const toast = notice && (
    <Toast
      notice={notice}
      onUndo={(undo) => void act(undo, { text: 'Undone.' })}
      onClose={() => setNotice(null)}
    />
  );
  return { toast, say: setNotice, act };
}
