import { cardOf } from './cardOf';
import { exampleLiveCard } from './exampleLiveCards';

describe('the card that a request asks for (platform §2)', () => {
  const liveCards = [exampleLiveCard(1), exampleLiveCard(2)];

  it.each([
    ['/news/live.html/card-2', 'card-2'],
    ['/news/live.html/card-2?x=1', 'card-2'],
    ['/news/live.html/card-9', undefined],
    ['/news/live.html', undefined],
  ])('%s', (uri, anchor) => {
    expect(cardOf({ liveCards }, uri)?.anchor).toBe(anchor);
  });

  it('is none in a story without cards', () => {
    expect(cardOf({}, '/news/live.html/card-2')).toBeNull();
  });
});
