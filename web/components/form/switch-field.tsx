import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { Switch } from '../ui/switch';

interface SwitchFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
}

export function SwitchField<Values extends FieldValues>({ control, name, label, help }: SwitchFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
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
