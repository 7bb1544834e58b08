/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { enhanceSearchForm } from './enhanceSearchForm';
import { SearchForm } from './SearchForm';

function open(query = '') {
  const { container } = render(<SearchForm id="q" query={query} label="Search stories" />);
  enhanceSearchForm(container);
  return {
    input: screen.getByLabelText('Search stories', { selector: 'input' }),
    button: screen.getByRole('button', { name: 'Search' }),
    form: container.querySelector('form') as HTMLFormElement,
  };
}

describe('search form (widgets §2, §5)', () => {
  it('goes to /search?query= without script, its button enabled', () => {
    const { container } = render(<SearchForm id="q" label="Search stories" />);
    const form = container.querySelector('form');
    expect(form).toHaveAttribute('action', '/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(screen.getByRole('button')).toBeEnabled();
    expect(container.querySelector('input')).toHaveAttribute('name', 'query');
  });

  it('disables the button while the text is empty', () => {
    const { input, button } = open();
    expect(button).toBeDisabled();
    fireEvent.input(input, { target: { value: 'otters' } });
    expect(button).toBeEnabled();
    fireEvent.input(input, { target: { value: '  ' } });
    expect(button).toBeDisabled();
  });

  it('starts enabled with what was searched for', () => {
    expect(open('otters').button).toBeEnabled();
  });

  it('sends whatever is typed on Enter, also nothing', () => {
    const { input, form } = open();
    const submit = jest.spyOn(form, 'submit').mockImplementation(() => {});
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
