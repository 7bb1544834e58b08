/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { setFusion } from '../../mocks/fusion/state';
import StoryPlaces from './features/story-places/default';
import states from './states';

function show(name: string) {
  const { fields = {}, globalContent } = states[name] ?? {};
  setFusion({ app: { globalContent } });
  return render(<StoryPlaces customFields={fields} />).container;
}

describe('places in a story (widgets §3: related view)', () => {
  it('have no accessibility faults', async () => {
    expect((await axe(show('placesInAStory'))).violations).toEqual([]);
  });

  it('lead to their pages, say what they are, and how to get there and book', () => {
    show('placesInAStory');
    const [velour, truck] = screen.getAllByRole('listitem');
    const href = (name: string) => within(velour!).getByRole('link', { name }).getAttribute('href');
    expect(href('Velour')).toBe('/food/restaurant-velour-20261113.html');
    expect(href('215-555-0102')).toBe('tel:2155550102');
    expect(href('Reserve on Seatbook')).toBe('https://seatbook.example/velour');
    expect(velour).toHaveTextContent('Fishtown');
    expect(velour).toHaveTextContent('On The 76');
    expect(within(velour!).getByText('roast chicken for two').tagName).toBe('STRONG');
    expect(within(truck!).queryByRole('link')).not.toBeInTheDocument();
  });

  it('say how they were chosen where the story does', () => {
    show('placesInAStory');
    expect(screen.getByRole('complementary', { name: 'How we reviewed' })).toHaveTextContent(
      'Three visits, all paid.',
    );
  });

  it('are nothing for a story about none', () => {
    expect(show('storyWithoutPlaces')).toBeEmptyDOMElement();
  });
});
