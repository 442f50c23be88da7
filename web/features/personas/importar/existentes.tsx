import { useId } from 'react';
import styles from './importar.module.css';
import type { Eleccion, FilaRevisada } from './use-importar';

const opciones = [
  { value: 'omitir', label: 'Omitirlas' },
  { value: 'completar', label: 'Completar lo que les falta' },
] as const;
const nombres = new Intl.ListFormat('es', { type: 'conjunction' });

interface ExistentesProps {
  filas: readonly FilaRevisada[];
  eleccion: Eleccion;
  onChange: (eleccion: Eleccion) => void;
}

/** Those who exist already, by document: one choice for all, and another for some. Without any it draws nothing. */
export function Existentes({ filas, eleccion: { existentes, distintas }, onChange }: ExistentesProps) {
  const id = useId();
  if (filas.length === 0) return null;
  const toggle = (fila: number) =>
    onChange({
      existentes,
      distintas: distintas.includes(fila) ? distintas.filter((one) => one !== fila) : [...distintas, fila],
    });

  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subtitle}>
        Ya están registradas
      </h3>
      <p className={styles.soft}>Tienen el mismo documento. Los datos que ya tienen no se cambian.</p>
      <fieldset className={styles.eleccion}>
        <legend className="visually-hidden">Qué hacer con todas</legend>
        {opciones.map(({ value, label }) => (
          <label key={value} className={styles.opcion}>
            <input
              type="radio"
              name={id}
              checked={existentes === value}
              onChange={() => onChange({ existentes: value, distintas: [] })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.scroll} tabIndex={0}>
        <ul className={styles.lista}>
          {filas.map(({ fila, nombre, existente, completa }) => (
            <li key={fila} className={styles.existente}>
              <span className={styles.titulo}>
                {existente}
                <span className={styles.soft}>
                  Fila {fila}
                  {nombre !== existente && `, como ${nombre}`}
                </span>
              </span>
              {completa.length === 0 ? (
                <span className={styles.soft}>No le falta nada de la fila</span>
              ) : (
                <label className={styles.opcion}>
                  <input
                    type="checkbox"
                    checked={(existentes === 'completar') !== distintas.includes(fila)}
                    onChange={() => toggle(fila)}
                  />
                  <span>Completar {nombres.format(completa)}</span>
                </label>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
