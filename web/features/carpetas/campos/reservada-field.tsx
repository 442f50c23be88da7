import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

interface ReservadaFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** Whether only the titular, the adscriptos and who works on it see the carpeta. */
export function ReservadaField<Values extends FieldValues>({ control, name }: ReservadaFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <div>
      <FormControlLabel
        control={<Switch checked={field.value} onChange={(_, checked) => field.onChange(checked)} />}
        label="Reservada"
      />
      <FormHelperText error={fieldState.invalid}>
        {fieldState.error?.message ?? 'Solo la ven el titular, los adscriptos y quienes trabajan en ella.'}
      </FormHelperText>
    </div>
  );
}
