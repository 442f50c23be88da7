import { useId } from 'react';
import styles from './agreement-field.module.css';
import { useTicked } from './use-ticked';

interface AgreementFieldProps {
  isChecked: boolean;
  /** The form was sent without it. */
  isMissing: boolean;
  isDisabled: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox to accept the terms of use, with the terms to read below it. */
export function AgreementField({ isChecked, isMissing, isDisabled, onChange }: AgreementFieldProps) {
  const id = useId();
  const input = useTicked(onChange);

  return (
    <div className={styles.agreement}>
      <div className={styles.line}>
        <input
          ref={input}
          type="checkbox"
          id={id}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>Acepto las condiciones de uso y el tratamiento de mis datos</label>
      </div>
      {isMissing && (
        <span className="field-message" id={`${id}-error`} role="alert">
          Para crear un usuario hay que aceptar las condiciones
        </span>
      )}
      <details className={styles.terms}>
        <summary>Leer las condiciones</summary>
        <ul>
          <li>Su usuario es personal: no se comparte, y usted responde por lo que se hace con él.</li>
          <li>Su nombre y su correo se usan para identificarlo, y los ven los miembros de las cuentas que integra.</li>
          <li>Las carpetas, las personas y los documentos son de cada cuenta; el secreto profesional los alcanza.</li>
          <li>Lo que cambia queda registrado con su nombre y la hora, y ese registro no se borra.</li>
        </ul>
      </details>
    </div>
  );
}
