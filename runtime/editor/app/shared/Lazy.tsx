import { Component, Suspense, type ReactNode } from 'react';
import { messageOf } from './call';

/** What has its code loaded when it is asked for, and what stands there where that does not come. */
export class Lazy extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: messageOf(error) };
  }

  override render() {
    if (this.state.problem === null)
      return (
        <Suspense
          fallback={
            <p className="opening" role="status">
              Loading
            </p>
          }
        >
          {this.props.children}
        </Suspense>
      );
    return (
      <div className="opening" role="alert">
        <p>
          This can’t be shown. Perhaps the editor was updated, or the network is down.{' '}
          <button type="button" className="button" onClick={() => location.reload()}>
            Load it again
          </button>
        </p>
        <p className="dim">{this.state.problem}</p>
      </div>
    );
  }
}
