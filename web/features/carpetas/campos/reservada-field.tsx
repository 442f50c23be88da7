import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { SwitchField } from '../../../components/form/switch-field';

interface ReservadaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Whether only the titular, the adscriptos and the people who work on it see the carpeta. */
export function ReservadaField<Values extends FieldValues>(field: ReservadaFieldProps<Values>) {
  return (
    <SwitchField
      {...field}
      label="Reservada"
      help="Solo la ven el titular, los adscriptos y quienes trabajan en ella."
    />
  );
}
