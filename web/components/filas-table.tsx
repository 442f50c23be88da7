import { useId } from 'react';
import styles from './filas-table.module.css';
import { Text } from './layout/layout';

/** A row of an imported file, with what there is to say of it. */
interface Fila {
  fila: number;
  nombre: string | null;
  motivo: string;
}

interface FilasTableProps {
  title: string;
  /** Of the last column. */
  heading?: string;
  filas: readonly Fila[];
}

/** Rows of an imported file. Without any it draws nothing. */
export function FilasTable({ title, heading = 'Motivo', filas }: FilasTableProps) {
  const id = useId();
  if (filas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Text id={id} as="h3" marginBottom={2} size="md" weight="strong">
        {title}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Nombre</th>
              <th scope="col">{heading}</th>
            </tr>
          </thead>
          <tbody>
            {filas.map(({ fila, nombre, motivo }) => (
              <tr key={fila}>
                <td>{fila}</td>
                <td>{nombre ?? '—'}</td>
                <td>{motivo}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
