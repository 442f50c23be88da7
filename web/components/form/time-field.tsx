import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { writeHora } from '../../lib/hora-escrita';
import { TimeInput } from '../ui/time-input';
import { useFormField } from './use-form-field';

interface TimeFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  required?: boolean;
  disabled?: boolean;
  help?: string;
  /** Called after the person changed the hour. */
  onChanged?: (value: string, before: string) => void;
}

/** An hour, kept as '09:30'. Text that cannot be read stays as typed, so the schema must check it with `isHora`. */
export function TimeField<Values extends FieldValues>({ control, name, onChanged, ...input }: TimeFieldProps<Values>) {
  const { field, fieldState } = useFormField({ control, name, label: input.label, toWords: writeHora });
  const { value, onChange, onBlur, ref } = field;
  return (
    <TimeInput
      {...input}
      value={value ?? ''}
      onChange={(next) => {
        onChange(next);
        onChanged?.(next, value ?? '');
      }}
      onBlur={onBlur}
      ref={ref}
      error={fieldState.error?.message}
    />
  );
}
