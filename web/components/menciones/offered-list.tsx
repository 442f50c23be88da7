import type { ReactNode } from 'react';
import styles from './menciones.module.css';
import type { Lista } from './use-list';

export interface ListaOfrecidaProps<T> {
  lista: Lista<T>;
  /** Where the list opens: under or over the text field. The parent of both must be positioned. */
  side: 'below' | 'above';
  label: string;
  /** The singular and plural noun of the options, such as «persona» and «personas». */
  nombres: readonly [string, string];
  /** Gives the text of an option for screen readers. */
  toSpoken: (one: T) => string;
  children: (one: T) => ReactNode;
}

/** The list of {@link useLista}. */
export function ListaOfrecida<T extends { id: string }>(props: ListaOfrecidaProps<T>) {
  const { lista, side, label, nombres, toSpoken, children } = props;
  const { id, offered, current, choose } = lista;
  const [chosen] = offered.slice(current);
  return (
    <>
      {offered.length > 0 && (
        <div id={id} role="listbox" className={styles.list} data-side={side} aria-label={label}>
          {offered.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the focus and its keys
            <div
              key={one.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              className={styles.option}
              aria-selected={index === current}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>{children(one)}</span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {chosen && `${offered.length} ${nombres[offered.length === 1 ? 0 : 1]}: ${toSpoken(chosen)}`}
      </span>
    </>
  );
}
