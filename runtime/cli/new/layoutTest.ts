import type { Names } from './names';

/** components/layouts/<name>.test.tsx */
export function layoutTest({ kebab, label }: Names): string {
  return `/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import Layout from './${kebab}';

const show = () =>
  render(
    <Layout>
      {Layout.sections.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Layout>,
  ).container;

describe('the layout "${label}"', () => {
  it('shows each of its sections once, in order', () => {
    const texts = [...show().querySelectorAll('p')].map((section) => section.textContent);
    expect(texts).toEqual(Layout.sections);
  });

  it('keeps header and footer outside of main', () => {
    show();
    const main = within(screen.getByRole('main'));
    expect(main.queryByText('header')).toBeNull();
    expect(main.queryByText('footer')).toBeNull();
    expect(main.queryByText('main')).not.toBeNull();
  });
});
`;
}
