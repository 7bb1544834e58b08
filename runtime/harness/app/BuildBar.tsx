interface Props {
  message: string;
  onClose: () => void;
}

/** The pack does not compile; what is shown is the build before. */
export function BuildBar({ message, onClose }: Props) {
  return (
    <div className="build-bar" role="alert">
      <div>
        <strong>The pack does not compile.</strong> You see the build before.
        <pre>{message}</pre>
      </div>
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
