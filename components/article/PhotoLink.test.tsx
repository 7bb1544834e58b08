/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { setFusion } from '../../mocks/fusion/state';
import { examplePicture } from './examplePicture';
import { PhotoLink } from './PhotoLink';

describe('the link of a picture', () => {
  beforeEach(() => setFusion({ environment: { RESIZER_BASE: '/resizer/v2' } }));

  it.each([
    [3000, 2000, '1920', '3000x2000'],
    [1200, 800, '1200', '1200x800'],
    [0, 0, '1920', ''],
    [1200, 0, '1200', ''],
  ])('of %d by %d px leads to one %s px wide', (width, height, wanted, size) => {
    const image = { ...examplePicture(0), auth: 'a1', width, height };
    render(<PhotoLink image={image}>A picture</PhotoLink>);
    const link = screen.getByRole('link', { name: 'A picture Open photo' });
    expect(new URL(link.getAttribute('href') ?? '', 'https://a').searchParams.get('width')).toBe(
      wanted,
    );
    expect(link).toHaveAttribute('data-photo', size);
  });
});
