/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { adSlots } from '../../properties/adSlots';
import { AdSlot } from './AdSlot';

expect.extend(toHaveNoViolations);

const slot = adSlots.article.find(({ name }) => name === 'article_inline_1');

describe('AdSlot', () => {
  it('is labelled, reserves the height of its slot and tells an ad server where it stands', async () => {
    if (!slot) throw new Error('no slot');
    const { container } = render(
      <AdSlot slot={slot} index={0} positionType="inline" unitId="phl.default" />,
    );
    const ad = screen.getByRole('group', { name: 'Advertisement' });
    expect(ad.dataset).toMatchObject({
      adSlot: 'article_inline_1',
      adUnit: 'phl.default',
      position: '1',
      positionType: 'inline',
    });
    expect(container.querySelector<HTMLElement>('.ad-slot__box')?.style.minHeight).toBe('250px');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the house ads in turn', () => {
    if (!slot) throw new Error('no slot');
    const titles = [0, 1, 5].map((index) => {
      const { container } = render(
        <AdSlot slot={slot} index={index} positionType="inline" unitId="phl.default" />,
      );
      return container.querySelector('.house-ad__title')?.textContent;
    });
    expect(titles[0]).not.toBe(titles[1]);
    expect(titles[2]).toBe(titles[0]);
  });
});
