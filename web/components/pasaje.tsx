import { Mark } from './marked';
import styles from './pasaje.module.css';

interface Trozo {
  texto: string;
  /** Whether the piece matches the search. */
  hallado: boolean;
}

/**
 * The passage of a file's text that matches a search. The server marks the matches, since it knows the endings of
 * words.
 */
export function Pasaje({ trozos }: { trozos: readonly Trozo[] }) {
  return (
    <span className={styles.pasaje}>
      {trozos.map(({ texto, hallado }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
        hallado ? <Mark key={index}>{texto}</Mark> : texto,
      )}
    </span>
  );
}
