import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '../../../components/ui/switch';

interface ReservadaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Whether only the titular, the adscriptos and the people who work on it see the carpeta. */
export function ReservadaField<Values extends FieldValues>({ control, name }: ReservadaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Switch
      label="Reservada"
      checked={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      help="Solo la ven el titular, los adscriptos y quienes trabajan en ella."
    />
  );
}
