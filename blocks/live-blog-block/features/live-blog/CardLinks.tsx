import { Icon } from '../../../../components/ui/Icon';
import type { LiveCard } from '../../../../content/schemas/ans';

/** What the newsroom links below a card (platform §3). Null without any. */
export function CardLinks({ links }: { links: LiveCard['relatedLinks'] }) {
  if (links.length === 0) return null;
  return (
    <ul className="live-card__links">
      {links.map(({ title, link }) => (
        <li key={link}>
          <a href={link}>
            {title} <Icon name="arrow-right" size={14} />
          </a>
        </li>
      ))}
    </ul>
  );
}
