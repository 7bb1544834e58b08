import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setFusion } from '../../mocks/fusion/state';
import type { BlockState } from '../../runtime/fusion/states';

/** A state of a block in the document, as the server writes it; for readers unless `isAdmin`. */
export function showState(
  View: ComponentType<Record<string, unknown>>,
  state: BlockState,
  { isAdmin = false } = {},
): Element {
  const {
    fields,
    content,
    contentConfig,
    globalContent = null,
    requestUri = '/',
    children = [],
  } = state;
  setFusion({
    app: { globalContent, requestUri, isAdmin },
    content,
    component: { customFields: fields, ...(contentConfig ? { contentConfig } : {}) },
  });
  const held = children.map((html, key) =>
    createElement('div', { key, dangerouslySetInnerHTML: { __html: html } }),
  );
  document.body.innerHTML = renderToStaticMarkup(
    createElement(View, { customFields: fields }, ...held),
  );
  return document.body;
}
