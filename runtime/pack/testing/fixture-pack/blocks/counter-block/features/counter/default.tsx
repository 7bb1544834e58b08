import { useState } from 'react';

interface Props {
  customFields: { start?: number };
}

/** A block with state to keep: an island. */
export default function Counter({ customFields }: Props) {
  const [count, setCount] = useState(customFields.start ?? 0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

Counter.hydrate = 'interaction';
