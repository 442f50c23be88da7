import { useId } from 'react';
import type { FilaDeContactosDto } from '../../../api/generated/contactos';
import styles from './importar.module.css';

/** Rows of the file that have a problem, with the reason. Without any it draws nothing. */
export function FilasTable({ title, filas }: { title: string; filas: readonly FilaDeContactosDto[] }) {
  const id = useId();
  if (filas.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subtitle}>
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Nombre</th>
              <th scope="col">Motivo</th>
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
