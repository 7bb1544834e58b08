import { formatApDate } from '../../../utils/dates/formatApDate';
import { GIFT_UTM } from '../../../utils/links/addUtm';
import { getShareUrl, type ShareNetwork } from '../../../utils/links/getShareUrl';
import type { GiftAllowance, GiftAnswer } from './fetchGift';

const NETWORKS: readonly [ShareNetwork, string][] = [
  ['facebook', 'Share on Facebook'],
  ['x', 'Share on X'],
  ['email', 'Share via email'],
];

/**
 * What an open gift menu shows: the ways to pass the link on, or that no gifts are left.
 *
 * @param title of the story
 * @param now ms since 1970
 */
export function giftOptions(
  answer: Exclude<GiftAnswer, { kind: 'failed' }>,
  { title, now }: { title: string; now: number },
): Node[] {
  if (answer.kind === 'used-up') {
    const { perMonth = 0, renewsAt = null } = answer.allowance ?? {};
    const all = perMonth === 0 ? 'all gifts' : `all ${perMonth} gifts`;
    return [
      line('gift__lead', `You have used ${all} this month.`),
      line(
        'gift__note',
        renewsAt === null
          ? 'Stories you gave can still be shared again.'
          : `There are more on ${formatApDate(renewsAt, now)}. Stories you gave can still be shared again.`,
      ),
    ];
  }
  const until = answer.endsAt === null ? '' : ` until ${formatApDate(answer.endsAt, now)}`;
  const list = document.createElement('ul');
  list.append(
    item(copyButton()),
    ...NETWORKS.map(([network, words]) =>
      item(networkLink(network, words, { url: answer.shareLink, title })),
    ),
  );
  return [
    line('gift__lead', `Anyone with this link can read the story${until}.`),
    list,
    ...(answer.allowance ? [line('gift__note', leftOf(answer.allowance))] : []),
  ];
}

const leftOf = ({ left, perMonth }: GiftAllowance): string =>
  `${left} of ${perMonth} gifts left this month`;

function line(className: string, words: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = words;
  return element;
}

function item(option: HTMLElement): HTMLElement {
  const element = document.createElement('li');
  option.classList.add('share__option');
  element.append(option);
  return element;
}

function copyButton(): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['share'] = 'copy';
  button.textContent = 'Copy link';
  return button;
}

function networkLink(
  network: ShareNetwork,
  words: string,
  story: { url: string; title: string },
): HTMLElement {
  const link = document.createElement('a');
  link.href = getShareUrl(network, story, GIFT_UTM);
  link.dataset['share'] = network;
  link.textContent = words;
  if (network !== 'email') {
    link.target = '_blank';
    link.rel = 'noopener nofollow noreferrer';
  }
  return link;
}
