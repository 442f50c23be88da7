import { cutMatches } from '../lib/coincidencias';
import styles from './marked.module.css';

interface MarkedProps {
  text: string;
  /** The searched text; empty for no marks. */
  query: string;
  /** Underlines the matches; otherwise the place gives them their look. */
  isUnderlined?: boolean;
}

/** An underlined match of a search. */
export const Mark = ({ children }: { children: string }) => <mark className={styles.mark}>{children}</mark>;

/** A text with its matches marked. The text is never read as HTML. */
export function Marked({ text, query, isUnderlined = false }: MarkedProps) {
  const Match = isUnderlined ? Mark : 'mark';
  return cutMatches(text, query).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
    piece.isMatch ? <Match key={index}>{piece.text}</Match> : piece.text,
  );
}
