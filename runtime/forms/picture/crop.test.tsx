/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { control, press, type } from '../testing/formActions';
import { calls, field, showForm } from '../testing/showForm';
import type { FormCalls } from '../types';

const own = field({ kind: 'url', formPlugin: 'image' });
const stage = () => document.querySelector<HTMLElement>('.crop__stage')!;
const focal = () => screen.getByRole('slider', { name: 'Focal point' });
const arrow = (key: string, element = focal(), shiftKey = false) =>
  fireEvent.keyDown(element, { key, shiftKey });

/** Opens the dialog of a picture of 2000 by 1000 px, shown at 400 by 200. */
async function crop(value: string, options: { calls?: FormCalls } = {}) {
  const form = showForm({ it: own }, { values: { it: value }, ...options });
  press('Crop');
  await act(() => import('./CropDialog'));
  await waitFor(() => expect(stage()).toBeInTheDocument());
  const img = stage().querySelector('img')!;
  Object.defineProperty(img, 'naturalWidth', { value: 2000 });
  Object.defineProperty(img, 'naturalHeight', { value: 1000 });
  fireEvent.load(img);
  stage().getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  stage().setPointerCapture = () => undefined;
  const save = () => {
    press('Use it');
    return form.edits.at(-1)?.[1];
  };
  return { ...form, save };
}
const point = (
  name: 'pointerDown' | 'pointerMove' | 'pointerUp',
  x: number,
  y: number,
  on?: Element,
) => {
  const event = new MouseEvent(name.toLowerCase(), {
    bubbles: true,
    clientX: x,
    clientY: y,
    button: 0,
  });
  fireEvent(on ?? stage(), event);
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

describe('a picture', () => {
  it('of old has its address alone, and may be typed', () => {
    const { edits } = showForm({ it: own }, { values: { it: '/a.jpg' } });
    expect(control()).toHaveValue('/a.jpg');
    type('/b.jpg');
    expect(edits).toEqual([['it', '/b.jpg']]);
  });

  it('with a crop shows its address, and says so', () => {
    showForm({ it: own }, { values: { it: '/a.jpg#focal=0.5,0.5&crop=0,0,0.5,1&size=20,10' } });
    expect(control()).toHaveValue('/a.jpg');
    expect(screen.getByText('With a crop and a focal point.')).toBeInTheDocument();
  });

  it('gets a focal point with the keys', async () => {
    const { save } = await crop('/a.jpg');
    expect(focal()).toHaveAttribute('aria-valuetext', 'Not set');
    arrow('ArrowLeft', focal(), true);
    arrow('ArrowDown');
    expect(focal()).toHaveAttribute('aria-valuetext', '45% from the left, 51% from the top');
    expect(save()).toBe('/a.jpg#focal=0.45,0.51&size=2000,1000');
  });

  it('gets one with the pointer', async () => {
    const { save } = await crop('/a.jpg');
    point('pointerDown', 100, 50);
    point('pointerMove', 300, 500);
    point('pointerUp', 300, 500);
    expect(save()).toBe('/a.jpg#focal=0.75,1&size=2000,1000');
  });

  it('is cut to a ratio around its focal point, moved, and resized by a corner', async () => {
    const { save } = await crop('/a.jpg#focal=1,0.5');
    fireEvent.click(screen.getByRole('radio', { name: '1:1' }));
    expect(screen.getByText(/^Crop: 1000 × 1000 px/)).toBeInTheDocument();
    arrow('ArrowLeft', screen.getByRole('button', { name: /^Crop: the arrow keys/ }), true);
    arrow('ArrowRight', screen.getByRole('button', { name: 'Crop, left top corner' }), true);
    expect(save()).toBe('/a.jpg#focal=1,0.5&crop=0.5,0.1,0.45,0.9&size=2000,1000');
  });

  it('is cut freely with the pointer; a click within the crop sets the focal point', async () => {
    const { save } = await crop('/a.jpg');
    fireEvent.click(screen.getByRole('radio', { name: 'Free' }));
    point('pointerDown', 400, 200, document.querySelector('[data-corner="right bottom"]')!);
    point('pointerMove', 300, 150);
    point('pointerUp', 300, 150);
    point('pointerDown', 40, 40, document.querySelector('[data-move]')!);
    point('pointerUp', 41, 40);
    expect(save()).toBe('/a.jpg#focal=0.1025,0.2&crop=0,0,0.75,0.75&size=2000,1000');
  });

  it('may lose both again', async () => {
    const { save } = await crop('/a.jpg#focal=0.5,0.5&crop=0,0,0.5,1&size=2000,1000');
    press('Whole picture');
    press('No focal point');
    expect(save()).toBe('/a.jpg');
  });

  it('stays as it is where the dialog is left', async () => {
    const { edits } = await crop('/a.jpg');
    arrow('ArrowLeft');
    press('Cancel');
    expect(edits).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of our own store is seen under the address that its server gives, and kept by its own', async () => {
    const findOriginal = async (url: string) => `${url}?auth=x&until=1`;
    const { save } = await crop('/gateway/photo/v2/a.jpg', { calls: calls({ findOriginal }) });
    for (const img of document.querySelectorAll('img'))
      expect(img).toHaveAttribute('src', '/gateway/photo/v2/a.jpg?auth=x&until=1');
    arrow('ArrowLeft');
    expect(save()).toBe('/gateway/photo/v2/a.jpg#focal=0.49,0.5&size=2000,1000');
  });

  it('that is not there can’t be cut', async () => {
    await crop('/a.jpg');
    fireEvent.error(stage().querySelector('img')!);
    expect(screen.getByText('There is no picture at this address.')).toBeInTheDocument();
  });

  it('is cut without accessibility faults', async () => {
    const { container } = await crop('/a.jpg#focal=0.5,0.5&crop=0,0,0.5,1&size=2000,1000');
    expect((await axe(container)).violations).toEqual([]);
  });
});
