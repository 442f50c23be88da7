import styles from './menciones.module.css';
import type { useMenciones } from './use-menciones';

interface OfrecidosProps {
  menciones: ReturnType<typeof useMenciones>;
  /** Where the list opens: under or over the text field. The parent of both must be positioned. */
  side: 'below' | 'above';
}

/** The list of {@link useMenciones}. */
export function Ofrecidos({ menciones, side }: OfrecidosProps) {
  const { id, offered, current, emailOf, choose } = menciones;
  const [persona] = offered.slice(current);
  return (
    <>
      {offered.length > 0 && (
        <div id={id} role="listbox" className={styles.list} data-side={side} aria-label="Personas que puede mencionar">
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
              <span>
                {one.nombre} <small>{emailOf(one)}</small>
              </span>
            </div>
          ))}
        </div>
      )}
      <span className="visually-hidden" role="status">
        {offered.length > 0 &&
          `${offered.length === 1 ? '1 persona' : `${offered.length} personas`}: ${[persona?.nombre, persona && emailOf(persona)].filter(Boolean).join(', ')}`}
      </span>
    </>
  );
}
