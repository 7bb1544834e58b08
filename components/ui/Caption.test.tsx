/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { Caption } from './Caption';

const show = (caption: string, credit: string) =>
  render(<Caption caption={caption} credit={credit} className="here" />).container;
const LONG = 'The lights of the gym. '.repeat(20);

describe('a caption', () => {
  it.each([
    ['The gym at night.', 'Dana Whitlock', 'The gym at night. Dana Whitlock'],
    ['The gym at night.', '', 'The gym at night.'],
    ['', 'Dana Whitlock', 'Dana Whitlock'],
  ])('of %j and %j reads %j', (caption, credit, text) => {
    const container = show(caption, credit);
    expect(container.querySelector('.caption__text')?.textContent).toBe(text);
    expect(container.querySelectorAll('.caption__credit')).toHaveLength(credit ? 1 : 0);
  });

  it('is not there without a word', () => {
    expect(show('', '')).toBeEmptyDOMElement();
  });

  it('has a button only where it is long, which is hidden until script shows it', () => {
    expect(show('Short.', '').querySelector('button')).toBeNull();
    const long = show(LONG, 'Dana Whitlock');
    const button = long.querySelector('button');
    expect(button).toHaveAttribute('hidden');
    const id = long.querySelector('.caption__text')?.id ?? '';
    expect(button).toHaveAttribute('aria-controls', id);
    expect(id).toMatch(/^caption-the-lights-of-the-gy-/);
    expect(long.querySelector('figcaption')).toHaveClass('caption', 'caption--long', 'here');
  });
});
