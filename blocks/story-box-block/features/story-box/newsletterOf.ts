import type { Story } from '../../../../content/schemas/ans';
import type { Newsletter } from '../../../../properties/newsletters';

const bare = (text: string): string => text.toLowerCase().replaceAll('’', "'");

/**
 * The newsletter that a story is an issue of: the one whose form stands in its text, else the one
 * that its headline begins with ("Let's Eat: …"). Null for none.
 */
export function newsletterOf(
  story: Pick<Story, 'content_elements' | 'headlines'>,
  newsletters: readonly Newsletter[],
): Newsletter | null {
  const form = story.content_elements.find((element) => element.type === 'inline_newsletter');
  const id = form?.type === 'inline_newsletter' ? form.newsletterId.toLowerCase() : '';
  const headline = bare(story.headlines.basic);
  return (
    newsletters.find((newsletter) => newsletter.id.toLowerCase() === id) ??
    newsletters.find(({ title }) => headline.startsWith(bare(title))) ??
    null
  );
}
