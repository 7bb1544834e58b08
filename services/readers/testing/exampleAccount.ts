import type { Html } from '../../../plain-pages/html';
import { subscriptionPage } from '../../subscriptions/pages/subscriptionPage';
import { examplePlans, exampleState } from '../../subscriptions/testing/examplePlans';
import type { AccountPage } from '../pages/AccountView';
import * as contents from '../pages/contents';
import { saved } from '../pages/savedContent';
import type { Reader } from '../Reader';

const date = new Date('2026-11-24T12:00:00Z');
const tell = () => 'Nov. 24, 2026';

/** The contents of all account pages of somebody, with `typed` wherever others may choose the words. */
export function contentsWith(typed: string): Record<AccountPage, Html> {
  const reader: Reader = {
    id: 'a',
    auth0Id: 'a',
    email: typed,
    name: typed,
    state: 'Logged In',
    hasAdsFreeReading: true,
    isInternal: false,
    isPremium: true,
    productCode: null,
    permissions: [],
    token: 'token',
    session: { id: 'here', seconds: 1, isProved: true },
  };
  const { token } = reader;
  const follows = (['author', 'topic', 'team', 'section'] as const).map((kind) => ({
    kind,
    id: kind,
    title: `${kind} ${typed}`,
    created_at: date,
  }));
  const device = { started_at: date, seen_at: date };
  const gift = { story: { path: '/b', title: typed }, madeAt: date, endsAt: date, opened: 2 };
  return {
    profile: contents.profile(reader, [{ url: '/p', label: 'Change your password' }]),
    subscription: subscriptionPage({
      plans: examplePlans.map((plan) => ({ ...plan, name: typed, summary: typed })),
      state: exampleState,
      payments: [
        { at: date.getTime(), cents: 1200 },
        { at: date.getTime(), cents: -300 },
      ],
      isSubscribedElsewhere: false,
      isOpen: true,
      hasPortal: true,
      contact: { phone: '215-555-0134', email: 'help@daily.test', hours: typed },
      plansPath: '/plans/',
      timeZone: 'America/New_York',
      token,
    }),
    newsletters: contents.newsletters(
      [
        { id: typed, kind: 'newsletter', title: typed, description: typed, isOn: true },
        { id: 'b', kind: 'consent', title: 'E-Edition', description: typed, isOn: false },
      ],
      token,
    ),
    following: contents.following(follows, token),
    saved: saved(
      [
        { story_id: 's', path: '/s', title: typed, kind: 'story', created_at: date },
        { story_id: 'p', path: '/p', title: `${typed} Kitchen`, kind: 'place', created_at: date },
      ],
      token,
      tell,
    ),
    gifts: contents.gifts(
      [
        { ...gift, link: '/g' },
        { ...gift, link: null },
      ],
      tell,
    ),
    devices: contents.devices(
      [
        { id: 'here', browser: 'Firefox on Windows', ...device },
        { id: 'there', browser: typed, ...device },
      ],
      reader,
      tell,
    ),
    data: contents.data(reader),
  };
}
