import { useId } from 'react';
import { Text } from './layout/layout';
import styles from './rows-table.module.css';

/** A row of an imported file, with a remark. */
interface Fila {
  fila: number;
  nombre: string | null;
  motivo: string;
}

interface FilasTableProps {
  title: string;
  /** The heading of the last column. */
  heading?: string;
  filas: readonly Fila[];
}

/** The rows of an imported file with their remarks. Draws nothing without rows. */
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
