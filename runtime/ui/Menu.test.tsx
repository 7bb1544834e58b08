/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { Menu } from './Menu';

const onCopy = jest.fn();
const onDelete = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  render(
    <Menu
      label="Actions"
      items={[
        { label: 'Copy', onChoose: onCopy },
        { label: 'Delete', keys: 'Del', onChoose: onDelete },
      ]}
    />,
  );
  fireEvent.click(opener());
});

const opener = () => screen.getByRole('button', { name: 'Actions' });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

describe('a menu', () => {
  it('opens at its first item, and is walked around with arrows', () => {
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement?.textContent).toBe('Copy');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('DeleteDel');
    press('ArrowDown');
    expect(document.activeElement?.textContent).toBe('Copy');
  });

  it('closes with Escape, back at its button', () => {
    press('Escape');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('does what is chosen, and closes', () => {
    fireEvent.click(screen.getByRole('menuitem', { name: /Delete/ }));
    expect(onDelete).toHaveBeenCalledTimes(1);
    expect(onCopy).not.toHaveBeenCalled();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes when the focus goes elsewhere', () => {
    fireEvent.blur(document.activeElement!, { relatedTarget: document.body });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
