import { Icon, type IconName } from '../../../../components/ui/Icon';
import type { Author } from '../../../../content/schemas/ans';
import { getSocialUrl, type SocialNetwork } from '../../../../utils/links/getSocialUrl';

const CONTACTS: readonly { network: SocialNetwork; icon: IconName; text: string }[] = [
  { network: 'email', icon: 'mail', text: 'Email' },
  { network: 'twitter', icon: 'x', text: 'X' },
  { network: 'instagram', icon: 'instagram', text: 'Instagram' },
];

/** How to reach a writer: an address gets mailto, handles their profile (widgets §5). */
export function AuthorContacts({ author }: { author: Author }) {
  const links = CONTACTS.flatMap((contact) => {
    const url = getSocialUrl(contact.network, author[contact.network]);
    return url === null ? [] : [{ ...contact, url }];
  });
  if (links.length === 0) return null;
  return (
    <ul className="author-front__contacts">
      {links.map(({ network, icon, text, url }) => (
        <li key={network}>
          <a href={url} rel={network === 'email' ? undefined : 'me nofollow'}>
            <Icon name={icon} size={18} />
            {text}
            <span className="visually-hidden"> {author.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
