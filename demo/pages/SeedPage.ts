import type { SeedNode } from './nodes';

/** A page, template or linked block of the first edition, and what it answers. */
export interface SeedPage {
  document: {
    id: string;
    kind: 'page' | 'template' | 'block';
    name: string;
    layout: string;
    meta: Record<string, string>;
    sections: Record<string, SeedNode[]>;
  };
  url?: string;
  resolver?: {
    patterns: string[];
    priority: number;
    source: string | null;
    params: Record<string, string | boolean>;
  };
}
