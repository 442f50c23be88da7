import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SwitchField } from '../../../../components/form/switch-field';
import { usePalabras } from '../../../../session/use-pais';

interface ReservadaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A switch that reserves the carpeta: only the titular, the adscriptos and the people who work on it see it. */
export function ReservadaField<Values extends FieldValues>(field: ReservadaFieldProps<Values>) {
  const { losAdscriptos } = usePalabras();
  return (
    <SwitchField
      {...field}
      label="Reservada"
      help={`Solo la ven el titular, ${losAdscriptos} y quienes trabajan en ella.`}
    />
  );
}
