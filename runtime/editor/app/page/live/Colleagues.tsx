import type { Person } from '../../../contract/liveEvents';

interface Props {
  people: readonly Person[];
  /** Name of a block; empty where it is not on the page any more. */
  nameOf: (id: string) => string;
  onShow: (id: string) => void;
}

/** Who else has the page open; each leads to the block on which they work. */
export function Colleagues({ people, nameOf, onShow }: Props) {
  if (people.length === 0) return null;
  return (
    <ul className="colleagues" aria-label="Also on this page">
      {people.map(({ tab, name, node }) => {
        const block = node === null ? '' : nameOf(node);
        const words = block ? `${name}, on ${block}` : name;
        const content = (
          <>
            <span aria-hidden="true">{initialsOf(name)}</span>
            <span className="hidden">{words}</span>
          </>
        );
        return (
          <li key={tab} title={words}>
            {node !== null && block ? (
              <button type="button" className="colleagues__one" onClick={() => onShow(node)}>
                {content}
              </button>
            ) : (
              <span className="colleagues__one">{content}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** `Ida B. Wells` as `IW`. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${first.charAt(0)}${last?.charAt(0) ?? ''}`.toUpperCase();
}
