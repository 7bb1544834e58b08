/** Why the block can't be shown, in full. */
export function Failure({ title, detail }: { title: string; detail: string }) {
  return (
    <div className="failure" role="alert">
      <h2>{title}</h2>
      <pre>{detail}</pre>
    </div>
  );
}
