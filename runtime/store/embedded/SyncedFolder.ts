import { closeSync, fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';
import { OF_OTHERS } from './tightenModes';

type EngineOptions = Parameters<NodeFS['init']>[1];

interface OpenFile {
  nfd: number;
  shared: { refcount: number };
}

interface EngineModule {
  NODEFS: {
    /** Throws what the engine takes for an error of the disk, where Node throws. */
    tryFSOperation: (operation: () => void) => void;
    node_ops: { setattr: (node: unknown, change: { mode?: number | null }) => void };
    stream_ops: {
      open: (file: OpenFile) => void;
      close: (file: OpenFile) => void;
      fsync?: (file: OpenFile) => number;
    };
  };
}

/**
 * The folder of an embedded database, whose commits reach the disk and whose files are nobody else's. The
 * engine's own folder has no `fsync`: it survives a killed process, not a power cut. And it gives the modes
 * of its own `umask` to what it makes, not those of the process.
 */
export class SyncedFolder extends NodeFS {
  private readonly files = new Set<number>();

  override async init(pglite: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const improve = ({ NODEFS }: EngineModule): void => {
      const { open, close } = NODEFS.stream_ops;
      NODEFS.stream_ops.open = (file) => {
        open(file);
        this.files.add(file.nfd);
      };
      NODEFS.stream_ops.close = (file) => {
        close(file);
        if (file.shared.refcount === 0) this.files.delete(file.nfd);
      };
      const { setattr } = NODEFS.node_ops;
      NODEFS.node_ops.setattr = (node, change) => {
        const { mode } = change;
        setattr(node, typeof mode === 'number' ? { ...change, mode: mode & ~OF_OTHERS } : change);
      };
      NODEFS.stream_ops.fsync = (file) => {
        NODEFS.tryFSOperation(() => fdatasyncSync(file.nfd));
        return 0;
      };
    };
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), improve] });
  }

  /** Closes the files of an engine that will not do it: one that broke, and is never asked again. */
  release(): void {
    for (const file of this.files) closeSync(file);
    this.files.clear();
  }
}
