import { Children } from 'react';
import { useAppContext, useComponentContext } from 'fusion:context';
import { defineChain } from '@broadsheet/define';
import { assignColumns } from './assignColumns';
import { childTypes } from './childTypes';

/**
 * The three columns of the sports front, 25, 50 and 25 of 100 (widgets §2). The main column comes first
 * in the document; the side columns are hidden below 1023 px.
 */
export default defineChain({
  label: 'Sports – Front of three columns',
  view: function SportsFrontChain({ children }) {
    const { tree } = useAppContext();
    const { id } = useComponentContext();
    const blocks = Children.toArray(children);
    const types = childTypes(tree, id);
    const columns = assignColumns(blocks.map((_block, position) => types[position] ?? ''));
    if (blocks.length === 0) return null;
    const cells = (positions: readonly number[]) =>
      positions.map((position) => (
        <div className="sports-front__cell" key={position}>
          {blocks[position]}
        </div>
      ));
    return (
      <div className="sports-front">
        <div className="sports-front__main">{cells(columns.main)}</div>
        {columns.left.length > 0 && (
          <div className="sports-front__side sports-front__side--left">{cells(columns.left)}</div>
        )}
        {columns.right.length > 0 && (
          <div className="sports-front__side sports-front__side--right">{cells(columns.right)}</div>
        )}
      </div>
    );
  },
});
