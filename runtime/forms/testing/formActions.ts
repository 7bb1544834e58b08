import { fireEvent, screen } from '@testing-library/react';

/** The control of the field that is labelled "Field". */
export const control = () => screen.getByLabelText(/^Field/);

export const type = (text: string, element: Element = control()) =>
  fireEvent.change(element, { target: { value: text } });

export const press = (name: string | RegExp) =>
  fireEvent.click(screen.getByRole('button', { name }));

export const options = (...values: (string | number | boolean)[]) =>
  values.map((value) => ({ value, label: `Label ${value}` }));
