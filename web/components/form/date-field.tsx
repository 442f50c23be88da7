import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { writeFecha } from '../../lib/fecha-escrita';
import { DateInput } from '../ui/date-input';
import { useFormField } from './use-form-field';

interface DateFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
}

/** A day, kept as 'YYYY-MM-DD'. Text that cannot be read stays as typed, so the schema must check it with `isFecha`. */
export function DateField<Values extends FieldValues>({ control, name, ...input }: DateFieldProps<Values>) {
  const { field, fieldState } = useFormField({ control, name, label: input.label, toWords: writeFecha });
  const { value, onChange, onBlur, ref } = field;
  return (
    <DateInput
      {...input}
      value={value ?? ''}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      error={fieldState.error?.message}
    />
  );
}
