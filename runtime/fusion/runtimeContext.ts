import { createContext, useContext } from 'react';
import type { AppContext, ComponentContext, ContentReader } from './types';

/** What the engine hands to the `fusion:*` modules around each block. */
export interface FusionRuntime {
  app: AppContext;
  component: ComponentContext;
  content: ContentReader;
  /** App and component context as one object; reads of page-wide values are tracked. */
  merged: Record<string, unknown>;
  /** Whether it renders for an editor's canvas, where texts may be marked as editable. */
  isEditing: () => boolean;
}

export const FusionRuntimeContext = createContext<FusionRuntime | null>(null);
FusionRuntimeContext.displayName = 'FusionRuntime';

/** @throws Error outside a block that the engine renders. */
export function useFusionRuntime(): FusionRuntime {
  const runtime = useContext(FusionRuntimeContext);
  if (!runtime) {
    throw new Error('fusion:context was used outside a block that the engine renders.');
  }
  return runtime;
}
