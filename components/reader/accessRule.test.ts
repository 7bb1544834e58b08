import { accessRuleOf } from './accessRule';
import { signInPath } from './accountPaths';

describe('the rule of a page', () => {
  it.each([
    [undefined, 'free'],
    ['', 'free'],
    ['free', 'free'],
    ['anything', 'free'],
    ['account', 'account'],
    ['metered', 'metered'],
    ['subscribers', 'subscribers'],
  ])('said as %s is %s', (said, rule) => {
    expect(accessRuleOf((name) => (name === 'access-rule' ? said : undefined))).toBe(rule);
  });
});

it('a sign-in leads back to a page with all its parameters', () => {
  const path = signInPath('/search?query=a&b=c#d');
  expect(new URL(path, 'https://a.example').searchParams.get('to')).toBe('/search?query=a&b=c#d');
});
