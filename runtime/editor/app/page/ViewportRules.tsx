import type { Node } from '../../../document/document';
import { hiddenViewports, VIEWPORTS, type Viewport } from '../../../document/viewports';
import { setOn } from '../model/operationsFor';
import type { OnEdit } from './OnEdit';

interface Props {
  node: Node;
  name: string;
  onEdit: OnEdit;
}

const LABELS: Record<Viewport, string> = {
  phone: 'Phones',
  tablet: 'Tablets',
  desktop: 'Desktops',
};

/** On which screens a block shows. */
export function ViewportRules({ node, name, onEdit }: Props) {
  const hidden = hiddenViewports(node);
  const set = (viewport: Viewport, isShown: boolean) => {
    const next = VIEWPORTS.filter((one) => (one === viewport ? !isShown : hidden.includes(one)));
    const operation = setOn(node.id, ['display', 'hideOn'], next.length > 0 ? next : undefined);
    onEdit(`Change where ${name} shows`, [operation], null);
  };
  return (
    <fieldset className="viewports">
      <legend>Show on</legend>
      {VIEWPORTS.map((viewport) => (
        <label key={viewport}>
          <input
            type="checkbox"
            checked={!hidden.includes(viewport)}
            onChange={({ target }) => set(viewport, target.checked)}
          />
          {LABELS[viewport]}
        </label>
      ))}
    </fieldset>
  );
}
