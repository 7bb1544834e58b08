export type { Source, SourceTools } from '@broadsheet/define';

/** What a source is asked, by parameter. */
export type SourceQuery = Readonly<Record<string, unknown>>;
