import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Switch } from '../ui/switch';
import { useFormField } from './use-form-field';

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}

export function SwitchField<Values extends FieldValues>({ control, name, label, help }: SwitchFieldProps<Values>) {
  const { field, fieldState } = useFormField({
    control,
    name,
    label,
    toWords: (isOn) => (isOn ? 'sí' : 'no'),
  });
  return (
    <Switch
      label={label}
      checked={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message}
      help={help}
    />
  );
}
