import { createElement, type ComponentType, type ReactNode } from 'react';
import type {
  AppContext as AppState,
  ComponentContext as ComponentState,
} from '../../runtime/fusion/types';
import { getFusion } from './state';

type FusionContextState = AppState & ComponentState;

export function useAppContext(): AppState {
  return getFusion().app;
}

export function useComponentContext(): ComponentState {
  return getFusion().component;
}

export function useFusionContext(): FusionContextState {
  return { ...getFusion().app, ...getFusion().component };
}

interface ContextProps<T> {
  children: (context: T) => ReactNode;
}

export function AppContext({ children }: ContextProps<AppState>) {
  return children(useAppContext());
}

export function ComponentContext({ children }: ContextProps<ComponentState>) {
  return children(useComponentContext());
}

export default function Context({ children }: ContextProps<FusionContextState>) {
  return children(useFusionContext());
}

export function withFusionContext<P extends object>(View: ComponentType<P & FusionContextState>) {
  return function WithFusionContext(props: P) {
    return createElement(View, { ...useFusionContext(), ...props });
  };
}

export function withAppContext<P extends object>(View: ComponentType<P & AppState>) {
  return function WithAppContext(props: P) {
    return createElement(View, { ...useAppContext(), ...props });
  };
}

export function withComponentContext<P extends object>(View: ComponentType<P & ComponentState>) {
  return function WithComponentContext(props: P) {
    return createElement(View, { ...useComponentContext(), ...props });
  };
}
