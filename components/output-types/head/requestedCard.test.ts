import { exampleStory } from '../../article/exampleStory';
import { requestedCard } from './requestedCard';
import { exampleLiveCard } from './structured/exampleLiveCard';

const cards = [1, 2].map((number) => exampleLiveCard(number, '2026-11-21T15:00:00Z'));
const globalContent = { ...exampleStory({ subtype: 'live' }), liveCards: cards };

describe('the live-blog card that a request names (platform §2)', () => {
  it.each([
    ['/news/a.html/card-2', cards[1]],
    ['/news/a.html/card-2?utm_source=x', cards[1]],
    ['/news/a.html', null],
    ['/news/a.html/card-9', null],
  ])('%s', (requestUri, card) => {
    expect(requestedCard({ globalContent, requestUri })).toEqual(card);
  });

  it('is none of what is no story', () => {
    expect(requestedCard({ globalContent: null, requestUri: '/news/a.html/card-2' })).toBeNull();
  });
});
