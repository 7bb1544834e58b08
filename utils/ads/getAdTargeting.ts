/** What an ad server may know of the story that a page is about. */
export interface TargetedStory {
  taxonomy: { auxiliaries?: readonly { _id: string }[] | undefined };
  articleTargeting?: { slotName: string; sections: readonly string[] } | undefined;
}

/**
 * What the story of a page adds to the targeting of its ad units (platform §3: Ad unit, Story), as JSON
 * for `data-targeting`: `auxiliaries`, `slot_name` and `article_sections`, each where the story has it.
 * Undefined where it has none of them, and on pages without a story.
 */
export function getAdTargeting(story: TargetedStory | null): string | undefined {
  const auxiliaries = (story?.taxonomy.auxiliaries ?? []).map(({ _id }) => _id);
  const { slotName = '', sections = [] } = story?.articleTargeting ?? {};
  const targeting = {
    ...(auxiliaries.length > 0 ? { auxiliaries } : {}),
    ...(slotName ? { slot_name: slotName } : {}),
    ...(sections.length > 0 ? { article_sections: sections } : {}),
  };
  return Object.keys(targeting).length > 0 ? JSON.stringify(targeting) : undefined;
}
