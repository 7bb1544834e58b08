import classNames from 'classnames';
import { SandboxFrame, type SandboxFrameProps } from './SandboxFrame';

export interface FrameOnRequestProps extends Pick<SandboxFrameProps, 'html' | 'title' | 'height'> {
  /** What a click does. */
  action: string;
  /** Hosts that the markup asks. */
  hosts: readonly string[];
  className?: string;
}

/** Hosts that are named; of more, their number. */
const NAMED = 4;

/**
 * A frame that would ask other hosts waits behind a native disclosure that names them, so that nobody
 * is followed before they agree.
 */
export function FrameOnRequest({ action, hosts, className, ...frame }: FrameOnRequestProps) {
  return (
    <details className={classNames('raw-html raw-html--waiting', className)}>
      <summary className="raw-html__open">
        <span className="raw-html__action">{action}</span>
        <span className="raw-html__hosts">It loads content from {listHosts(hosts)}</span>
      </summary>
      <SandboxFrame {...frame} />
    </details>
  );
}

function listHosts(hosts: readonly string[]): string {
  const named = hosts.slice(0, NAMED).join(', ');
  const others = hosts.length - NAMED;
  if (others <= 0) return named;
  return `${named} and ${others} other ${others === 1 ? 'host' : 'hosts'}`;
}
