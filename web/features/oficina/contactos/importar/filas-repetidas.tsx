import { useId, useState } from 'react';
import type { FilaRepetidaDto } from '../../../../api/generated/contactos';
import { Button } from '../../../../components/button';
import { Select } from '../../../../components/ui/select';
import styles from './decidir.module.css';
import { type Eleccion, eleccionOptions, existenteTexto } from './elecciones';

interface FilasRepetidasProps {
  filas: readonly FilaRepetidaDto[];
  eleccionDe: (fila: FilaRepetidaDto) => Eleccion;
  onChoose: (fila: number, eleccion: Eleccion) => void;
}

/** How many rows are drawn at a time: a file may have thousands. */
const step = 50;

/** The rows whose contact exists already, each with who it is and its own choice. */
export function FilasRepetidas({ filas, eleccionDe, onChoose }: FilasRepetidasProps) {
  const id = useId();
  const [shown, setShown] = useState(step);
  const hidden = filas.length - shown;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.legend}>
        Una por una
      </h3>
      <ul className={styles.rows}>
        {filas.slice(0, shown).map((repetida) => (
          <li key={repetida.fila} className={styles.row}>
            <div className={styles.text}>
              <span className={styles.name}>{repetida.nombre}</span>
              <span className={styles.soft}>
                Fila {repetida.fila}. {existenteTexto(repetida)}
              </span>
            </div>
            <div className={styles.select}>
              <Select
                aria-label={`Qué hacer con la fila ${repetida.fila}, ${repetida.nombre}`}
                options={eleccionOptions}
                value={eleccionDe(repetida)}
                onChange={(value) => onChoose(repetida.fila, value as Eleccion)}
              />
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button onClick={() => setShown(shown + step)}>
          {hidden === 1 ? 'Mostrar 1 más' : `Mostrar ${Math.min(hidden, step)} más`}
        </Button>
      )}
    </section>
  );
}
