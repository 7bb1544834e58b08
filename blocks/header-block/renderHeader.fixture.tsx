import { renderToStaticMarkup } from 'react-dom/server';
import { compile } from 'sass';
import { setFusion } from '../../mocks/fusion/state';
import Header from './features/header/default';

export interface State {
  fields: Record<string, unknown>;
  globalContent?: unknown;
  environment?: Record<string, string>;
}

/** The server's markup, which no React touches in the browser. */
export function renderHeader(state: State = { fields: {} }) {
  setFusion({
    app: { globalContent: state.globalContent ?? null },
    environment: state.environment ?? {},
  });
  document.body.innerHTML = renderToStaticMarkup(<Header customFields={state.fields} />);
  return { container: document.body };
}

/** The button in the bar that opens a popover. */
export const buttonFor = (id: string) =>
  document.querySelector<HTMLButtonElement>(`.header__bar [popovertarget="${id}"]`)!;

let styles: string | undefined;

/** The styles of the block. */
export function css(): string {
  styles ??= compile('blocks/header-block/_index.scss', { loadPaths: ['resources/styles'] }).css;
  return styles;
}
