import { createElement, type ComponentType, type ReactNode } from 'react';
import { useFusionRuntime } from './runtimeContext';
import type { AppContext as App, ComponentContext as Component } from './types';

/** `fusion:context`: what the page and the block know. */

export function useAppContext(): App {
  return useFusionRuntime().app;
}

export function useComponentContext(): Component {
  return useFusionRuntime().component;
}

/** App and component context as one object. */
export function useFusionContext(): App & Component {
  return useFusionRuntime().merged as unknown as App & Component;
}

interface RenderProp<T> {
  children: (context: T) => ReactNode;
}

export function AppContext({ children }: RenderProp<App>): ReactNode {
  return children(useAppContext());
}

export function ComponentContext({ children }: RenderProp<Component>): ReactNode {
  return children(useComponentContext());
}

export default function Context({ children }: RenderProp<App & Component>): ReactNode {
  return children(useFusionContext());
}

function wrap<C extends object>(useValues: () => C) {
  return function withContext<P extends object>(View: ComponentType<P & C>): ComponentType<P> {
    function WithContext(props: P) {
      return createElement(View, { ...useValues(), ...props });
    }
    return Object.assign(WithContext, View);
  };
}

export const withAppContext = wrap(useAppContext);
export const withComponentContext = wrap(useComponentContext);
export const withFusionContext = wrap(useFusionContext);
