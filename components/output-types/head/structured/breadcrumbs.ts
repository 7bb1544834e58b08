import { absoluteUrl } from '../absoluteUrl';
import type { HeadInput } from '../types';
import type { BreadcrumbList } from './schema';

/**
 * The way from the top section to the page; null for a page that is at the top itself.
 *
 * @param section path of the page's section, with the name its content gives it
 * @param title of the page below the section; absent where the section is the page
 */
export function breadcrumbs(
  section: { _id: string; name: string } | null,
  { site }: HeadInput,
  title?: string,
): BreadcrumbList | null {
  if (!section) return null;
  const parts = section._id.split('/').filter(Boolean);
  const way = parts.flatMap((_part, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    const isLast = index === parts.length - 1;
    const name = (isLast && section.name) || site.sections[path];
    return name ? [{ name, item: absoluteUrl(`${path}/`, site.origin) }] : [];
  });
  const steps: { name: string; item?: string }[] = title ? [...way, { name: title }] : way;
  if (steps.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}
