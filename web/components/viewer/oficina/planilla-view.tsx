import { useRef, useState } from 'react';
import { Button } from '../../button';
import styles from '../viewer.module.css';
import { type Hoja, MOST_COLUMNS, MOST_ROWS } from './leer';
import own from './oficina.module.css';

interface PlanillaViewProps {
  hojas: Hoja[];
  nombre: string;
}

/** The sheets of a spreadsheet, one at a time. */
export function PlanillaView({ hojas, nombre }: PlanillaViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [n, setN] = useState(0);
  const hoja = hojas[n];
  const open = (next: number) => {
    setN(next);
    frame.current?.scrollTo({ top: 0, left: 0 });
  };
  return (
    <div className={styles.visor}>
      <section
        className={styles.frame}
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-label={hoja?.nombre ? `Hoja ${hoja.nombre} de ${nombre}` : `Tabla de ${nombre}`}
      >
        {!hoja || hoja.filas.length === 0 ? <p className={styles.rest}>No tiene datos.</p> : <Tabla hoja={hoja} />}
        {hoja?.isCut && (
          <p className={styles.rest}>
            Se muestran hasta {MOST_ROWS} filas y {MOST_COLUMNS} columnas. Descargue el archivo para verlo completo.
          </p>
        )}
      </section>
      {hojas.length > 1 && (
        <div className={own.hojas} role="toolbar" aria-label="Hojas">
          {hojas.map(({ nombre: name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place, and a broken file has a name twice
            <Button key={index} size="small" aria-pressed={index === n} onClick={() => open(index)}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** A table whose rows have numbers and whose columns have letters, as in a spreadsheet. */
function Tabla({ hoja: { filas } }: { hoja: Hoja }) {
  const columns = Math.max(...filas.map((fila) => fila.length));
  const letters = Array.from({ length: columns }, (_, index) => letterOf(index));
  return (
    <table className={own.tabla}>
      <thead>
        <tr>
          <td />
          {letters.map((letter) => (
            <th key={letter} scope="col">
              {letter}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row of a sheet is its place
          <tr key={row}>
            <th scope="row">{row + 1}</th>
            {letters.map((letter, column) => (
              <td key={letter} data-number={/^-?[\d.,]+$/.test(fila[column] ?? '') || undefined}>
                {fila[column] ?? ''}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The letters of a column: A … Z, AA, AB … */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}
