/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Spinner } from './Spinner';

describe('a spinner', () => {
  it.each([
    [undefined, undefined, 'spinner spinner--4'],
    [3, undefined, 'spinner spinner--3'],
    [5, 'form__spinner', 'spinner spinner--5 form__spinner'],
  ] as const)('with a line of %s px and the class %s is “%s”', (thickness, className, name) => {
    const { container } = render(
      <Spinner {...(thickness && { thickness })} {...(className && { className })} />,
    );
    expect(container.firstElementChild?.className).toBe(name);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
