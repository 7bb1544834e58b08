import { createContext, useContext } from 'react';

/** Words that are marked wherever `Marked` shows a text, in small letters: those that were searched for. */
export const MarkedWords = createContext<ReadonlySet<string>>(new Set());

/** A text with the words of `MarkedWords` marked; plain text stays text. */
export function Marked({ children: text }: { children: string }) {
  const words = useContext(MarkedWords);
  if (words.size === 0) return text;
  // Words stand at the odd places.
  const pieces = text.split(/([\p{Letter}\p{Mark}\p{Number}]+)/u);
  return pieces.map((piece, place) =>
    place % 2 === 1 && words.has(piece.toLowerCase()) ? <mark key={place}>{piece}</mark> : piece,
  );
}
