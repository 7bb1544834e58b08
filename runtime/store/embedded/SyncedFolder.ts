import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { PGlite } from '@electric-sql/pglite';

type EngineOptions = Parameters<NodeFS['init']>[1];

interface OpenFile {
  nfd: number;
}

interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
}

/**
 * The folder of an embedded database, whose commits reach the disk. The engine's own folder has no
 * `fsync`: it survives a killed process, not a power cut.
 */
export class SyncedFolder extends NodeFS {
  override async init(pglite: PGlite, options: EngineOptions): ReturnType<NodeFS['init']> {
    const addSync = (module: EngineModule): void => {
      module.NODEFS.stream_ops.fsync = (file) => {
        fdatasyncSync(file.nfd);
        return 0;
      };
    };
    return super.init(pglite, { ...options, preRun: [...(options.preRun ?? []), addSync] });
  }
}
