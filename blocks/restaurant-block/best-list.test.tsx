/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { getFusion, setFusion } from '../../mocks/fusion/state';
import BestList from './features/best-list/default';
import type { PlaceList } from '../../content/schemas/placeList';
import states from './states';

const NAMES = Object.keys(states).filter((name) => states[name]?.feature === 'best-list');

function show(name: string) {
  const { fields = {}, content = {}, globalContent } = states[name] ?? {};
  setFusion({ content, app: { globalContent } });
  return render(<BestList customFields={fields} />).container;
}

describe('a best-of list', () => {
  it.each(NAMES)('has no accessibility faults: %s', async (name) => {
    expect((await axe(show(name))).violations).toEqual([]);
  });

  it('ranks places in the order of its editors, numbers read out', () => {
    show('bestList');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The 76');
    expect(screen.getAllByRole('heading', { level: 2 }).map((name) => name.textContent)).toEqual([
      '1. Velour',
      '2. La Marchigiana',
      '3. Phở Chín Mươi',
      '4. The Glass Eel',
      '5. Hollow Brook Inn',
      '6. Skiff & Sons',
      'How we choose our best lists',
    ]);
  });

  it('says how places are chosen, in the words of the whole guide', () => {
    const box = show('bestList').querySelector('.best-list-box');
    expect(box?.querySelector('p')?.textContent).toMatch(/\w{3,}/);
    expect(box?.querySelector('h2')).toHaveTextContent('How we choose our best lists');
  });

  it('is the one that an editor names, elsewhere than on a page of its own', () => {
    show('bestListOfAnEditor');
    expect(getFusion().calls).toEqual([{ source: 'best-list', query: { list: 'the-76' } }]);
    expect(screen.getByRole('link', { name: '1. Velour' })).toBeInTheDocument();
  });

  it('has a map with the numbers of its places, and none where nobody knows where they are', () => {
    expect(show('bestList').querySelectorAll('.place-map__pin').length).toBeGreaterThan(1);
    const list = states['bestList']?.globalContent as PlaceList;
    const places = list.places.map((place) => ({ ...place, geo: null }));
    setFusion({ app: { globalContent: { ...list, places } } });
    const { container } = render(<BestList customFields={{}} />);
    expect(container.querySelectorAll('.place-row, .guide__list > li')).not.toHaveLength(0);
    expect(container.querySelector('.guide__map')).toBeNull();
  });

  it('is nothing without places', () => {
    expect(show('bestListWithoutPlaces')).toBeEmptyDOMElement();
  });
});
