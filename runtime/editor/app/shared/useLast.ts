import { useState } from 'react';

/** A value; where there is none now, the last that there was: so what was shown stays. */
export function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
