/** @jest-environment jsdom */
import { loadSheet } from './loadSheet';

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

afterEach(() => links().forEach((link) => link.remove()));

describe('loadSheet', () => {
  it('loads a sheet once, however often it is asked for', async () => {
    const both = Promise.all([loadSheet('/a.css'), loadSheet('/a.css')]);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.css']);
    links()[0]?.dispatchEvent(new Event('load'));
    await both;
    await loadSheet('/a.css');
    expect(links()).toHaveLength(1);
  });

  it('says which sheet could not be had, and tries again when asked again', async () => {
    const failing = loadSheet('/b.css');
    links()[0]?.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('/b.css');
    expect(links()).toEqual([]);
    const again = loadSheet('/b.css');
    links()[0]?.dispatchEvent(new Event('load'));
    await again;
  });
});
