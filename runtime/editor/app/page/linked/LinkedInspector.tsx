import { type ComponentProps, type ReactNode, useMemo } from 'react';
import type { BlockLink, Node } from '../../../../document/document';
import type { Api } from '../../shared/api';
import { fieldLabel } from '../../model/fieldEdit';
import { setOn } from '../../model/operationsFor';
import { Inspector } from '../Inspector';
import { inherit } from '../../model/inherit';
import { LinkPanel } from './LinkPanel';
import { useLinkedBlock } from './useLinkedBlock';

interface Props extends Omit<ComponentProps<typeof Inspector>, 'inherited' | 'children'> {
  api: Pick<Api, 'listUses' | 'readDraft' | 'readVersion' | 'listVersions'>;
  link: BlockLink;
  onUnlink: (block: Node) => void;
  children: ReactNode;
}

/** A node that shows a linked block: the block's fields, which this page may change for itself. */
export function LinkedInspector({ api, link, onUnlink, children, ...props }: Props) {
  const { node, pack, mayEdit, onEdit } = props;
  const { linked, failure } = useLinkedBlock(api, link);
  const block = linked?.block ?? null;
  const inherited = useMemo(() => block && inherit(pack, node, block), [pack, node, block]);
  const useTheirs = (field: string) => {
    const label = fieldLabel(pack, node, field);
    onEdit(`Use the linked block’s ${label}`, [setOn(node.id, ['fields', field], undefined)], null);
  };
  return (
    <Inspector {...props} inherited={inherited}>
      {inherited !== null && inherited.overridden.length > 0 && (
        <section className="side__own" aria-label="Changed for this page">
          <h3 className="overrides-head">Changed for this page</h3>
          <ul className="overrides">
            {inherited.overridden.map((field) => (
              <li key={field}>
                <span>{fieldLabel(pack, node, field)}</span>
                {mayEdit && (
                  <button
                    type="button"
                    className="button"
                    aria-label={`Use the linked block’s ${fieldLabel(pack, node, field)}`}
                    onClick={() => useTheirs(field)}
                  >
                    Use the linked block’s
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <LinkPanel
        api={api}
        link={link}
        linked={linked}
        failure={failure}
        mayEdit={mayEdit}
        onPin={(next) => onEdit('Choose the version', [setOn(node.id, ['linked'], next)], null)}
        onUnlink={onUnlink}
      />
      {children}
    </Inspector>
  );
}
