/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { GamesNotice } from './GamesNotice';

describe('in place of games, in a browser (widgets §8)', () => {
  it('a card waits while there is no answer', async () => {
    const { container } = render(<GamesNotice games={null} isAdmin={false} />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading games');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('nothing stands once there are none, but a word for editors', () => {
    expect(render(<GamesNotice games={[]} isAdmin={false} />).container).toBeEmptyDOMElement();
    const { container } = render(<GamesNotice games={[]} isAdmin={true} />);
    expect(container).toHaveTextContent('No events found');
  });
});
