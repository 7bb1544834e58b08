import { CopyButton } from '../CopyButton';

/** What the block got, as JSON. */
export function PropsPanel({ props }: { props: Record<string, unknown> }) {
  const json = JSON.stringify(props, null, 2);
  return (
    <>
      <div className="panel__tools">
        <CopyButton label="Copy JSON" text={() => json} />
      </div>
      <pre className="code">{json}</pre>
    </>
  );
}
