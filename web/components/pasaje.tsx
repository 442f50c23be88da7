import styles from './pasaje.module.css';

interface Trozo {
  texto: string;
  /** Whether it is what was searched for. */
  hallado: boolean;
}

/** Where a file's text has the words of a search. The server says which they are: it knows their endings. */
export function Pasaje({ trozos }: { trozos: readonly Trozo[] }) {
  return (
    <span className={styles.pasaje}>
      {trozos.map(({ texto, hallado }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, in their order
        hallado ? <mark key={index}>{texto}</mark> : texto,
      )}
    </span>
  );
}
