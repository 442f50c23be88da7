import { useState } from 'react';
import type { MetodoDeVerificacion } from './metodos';
import styles from './verificacion-dialog.module.css';

interface MetodoChoiceProps {
  metodos: readonly MetodoDeVerificacion[];
  onVerified: () => void;
}

/** The form of the first method, and buttons for the other methods below it. */
export function MetodoChoice({ metodos, onVerified }: MetodoChoiceProps) {
  const [chosen, setChosen] = useState(metodos[0]);
  if (!chosen) {
    return (
      <p className="notice" role="alert">
        Este navegador no puede comprobar quién es. Cierre la sesión e ingrese de nuevo: al ingresar queda confirmado.
      </p>
    );
  }
  const { metodo, Form } = chosen;
  return (
    <>
      <Form key={metodo} onVerified={onVerified} />
      {metodos.length > 1 && (
        <ul className={styles.others} aria-label="Otras formas de confirmarlo">
          {metodos
            .filter((other) => other !== chosen)
            .map((other) => (
              <li key={other.metodo}>
                <button type="button" className={styles.other} onClick={() => setChosen(other)}>
                  <other.Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                  {other.label}
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
