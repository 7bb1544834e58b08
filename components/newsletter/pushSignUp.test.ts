/** @jest-environment jsdom */
import { pushSignUp } from './pushSignUp';

const layer = () => (window as Window & { dataLayer?: object[] }).dataLayer;

function box(value: string, data: Record<string, string>): HTMLInputElement {
  const input = document.createElement('input');
  input.value = value;
  Object.assign(input.dataset, data);
  return input;
}

it('tells the data layer of each newsletter signed up for, and nothing of the reader (platform §3, §7)', () => {
  sessionStorage.setItem('originalLocation', 'https://b.test/food/');
  pushSignUp([box('CLOUT', { title: 'Clout', list: 'Clout list' }), box('LETS-EAT', {})]);
  expect(layer()).toEqual([
    {
      event: 'email-signup',
      newsletter_id: 'CLOUT',
      newsletter_title: 'Clout',
      newsletter_sailthru_name: 'Clout list',
      originalLocation: 'https://b.test/food/',
    },
    {
      event: 'email-signup',
      newsletter_id: 'LETS-EAT',
      newsletter_title: '',
      newsletter_sailthru_name: '',
      originalLocation: 'https://b.test/food/',
    },
  ]);
});
