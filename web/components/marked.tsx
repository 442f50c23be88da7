import { cutMatches } from '../lib/coincidencias';

interface MarkedProps {
  text: string;
  /** The searched text; empty for no marks. */
  query: string;
}

/** A text with its matches marked. The text is never read as HTML. */
export function Marked({ text, query }: MarkedProps) {
  return cutMatches(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
