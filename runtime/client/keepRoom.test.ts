/** @jest-environment jsdom */
import { keepRoom } from './keepRoom';

function blockOf(marks: string, height: number): HTMLElement {
  document.body.innerHTML = `<div ${marks}></div>`;
  const block = document.body.firstElementChild as HTMLElement;
  jest.spyOn(block, 'offsetHeight', 'get').mockReturnValue(height);
  return block;
}

describe('the room of a live block', () => {
  it('is kept where the block asks for it, be it none', () => {
    const block = blockOf('data-keep-room', 0);
    keepRoom(block);
    expect([block.style.blockSize, block.dataset['late']]).toEqual(['0px', '']);
  });

  it('is that of the page as it was opened, however much has come since', () => {
    const block = blockOf('data-keep-room data-late style="block-size: 0px"', 44);
    keepRoom(block);
    expect(block.style.blockSize).toBe('0px');
  });

  it('follows what comes to all other blocks', () => {
    const block = blockOf('', 44);
    keepRoom(block);
    expect([block.style.blockSize, block.dataset['late']]).toEqual(['', undefined]);
  });
});
