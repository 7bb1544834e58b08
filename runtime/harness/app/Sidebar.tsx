import type { HarnessPack } from '../types';
import { firstState, searchBlocks } from './searchBlocks';
import { Tree } from './Tree';

interface Props {
  pack: HarnessPack | null;
  problem: string | null;
  query: string;
  onSearch: (query: string) => void;
  chosen: { block: string; state: string };
  href: (block: string, state: string) => string;
  onChoose: (block: string, state: string) => void;
}

/** Search and the list of blocks. */
export function Sidebar({ pack, problem, query, onSearch, ...tree }: Props) {
  const isSearch = query.trim() !== '';
  const blocks = pack ? searchBlocks(pack.blocks, query) : [];
  return (
    <nav className="sidebar" aria-label="Blocks and states">
      <div className="sidebar__head">
        <input
          className="input"
          type="search"
          enterKeyHint="go"
          aria-label="Search blocks and states"
          placeholder="Search"
          value={query}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => {
            const first = firstState(blocks);
            if (event.key !== 'Enter' || !isSearch || !first) return;
            // Whatever has the focus then would be pressed by the same key.
            event.preventDefault();
            tree.onChoose(first.block, first.state);
          }}
        />
        <p className="dim" role="status">
          {pack ? describeCount(pack.blocks.length, blocks) : 'Loading blocks'}
          {isSearch && blocks.length > 0 && '. Enter opens the first.'}
        </p>
      </div>
      {problem && (
        <p className="sidebar__problem" role="alert">
          The blocks could not be loaded. {problem}
        </p>
      )}
      <div className="sidebar__list" key={query}>
        {blocks.length > 0 && <Tree blocks={blocks} isResult={isSearch} {...tree} />}
      </div>
    </nav>
  );
}

function describeCount(all: number, found: HarnessPack['blocks']): string {
  const states = found.reduce((sum, block) => sum + block.states.length, 0);
  const blocks = found.length === all ? `${all} blocks` : `${found.length} of ${all} blocks`;
  return `${blocks}, ${states} ${states === 1 ? 'state' : 'states'}`;
}
