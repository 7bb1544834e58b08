/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import { calls, SOURCES } from '../../../../forms/testing/showForm';
import type { ContentConfig } from '../../../../document/document';
import { NodeContent } from './NodeContent';

const answer = { kind: 'failed', ms: 0, status: 404, reason: '' } as const;

describe('what a page gives to a block beside its fields', () => {
  const show = (content: ContentConfig) => {
    const onChange = jest.fn<void, [ContentConfig | undefined]>();
    const own = calls({ readAnswer: async () => answer });
    render(<NodeContent content={content} sources={SOURCES} calls={own} onChange={onChange} />);
    return onChange;
  };
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is a source with its parameters, in the words of the page', () => {
    const onChange = show({ source: 'feed', query: { query: 'rain' } });
    type('Size', '5');
    expect(onChange).toHaveBeenLastCalledWith({
      source: 'feed',
      query: { query: 'rain', size: 5 },
    });
    type('Content', 'story');
    expect(onChange).toHaveBeenLastCalledWith({ source: 'story', query: {} });
  });

  it('can be taken away', () => {
    const onChange = show({ source: 'feed', query: {} });
    type('Content', '');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});
