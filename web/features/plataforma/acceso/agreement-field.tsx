import { TickField } from './tick-field';

interface AgreementFieldProps {
  isChecked: boolean;
  /** Whether the form was sent without the checkbox. */
  isMissing: boolean;
  isDisabled: boolean;
  onChange: (isChecked: boolean) => void;
}

/** A checkbox to accept the terms of use, with the terms to read below it. */
export function AgreementField({ isMissing, ...field }: AgreementFieldProps) {
  return (
    <TickField
      {...field}
      label="Acepto las condiciones de uso y el tratamiento de mis datos"
      error={isMissing ? 'Para crear un usuario hay que aceptar las condiciones' : undefined}
    >
      <details>
        <summary>Leer las condiciones</summary>
        <ul>
          <li>Su usuario es personal: no se comparte, y usted responde por lo que se hace con él.</li>
          <li>Su nombre y su correo se usan para identificarlo, y los ven los miembros de las cuentas que integra.</li>
          <li>Las carpetas, las personas y los documentos son de cada cuenta; el secreto profesional los alcanza.</li>
          <li>Lo que cambia queda registrado con su nombre y la hora, y ese registro no se borra.</li>
        </ul>
      </details>
    </TickField>
  );
}
