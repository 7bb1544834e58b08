import { useEffect, useState } from 'react';

interface Props {
  label: string;
  text: () => string;
}

/** ms that the button tells what became of it. */
const NOTICE = 1500;

/** Copies a text, and says so. */
export function CopyButton({ label, text }: Props) {
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => setNotice(null), NOTICE);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setNotice('Copied');
    } catch {
      setNotice('Not allowed');
    }
  };
  return (
    <button type="button" className="button" aria-live="polite" onClick={() => void copy()}>
      {notice ?? label}
    </button>
  );
}
