import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Input, type InputProps, TextArea, type TextAreaProps } from '../ui/input';
import { useFormField } from './use-form-field';

interface Controlled<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

type TextFieldProps<Values extends FieldValues> = Controlled<Values> &
  Omit<InputProps, 'name' | 'error' | 'value' | 'onChange' | 'onBlur' | 'ref'>;

/** A one-line text field of a form, with its error under it. */
export function TextField<Values extends FieldValues>({ control, name, ...rest }: TextFieldProps<Values>) {
  const { field, fieldState } = useFormField({ control, name, label: rest.label });
  return <Input {...rest} {...field} value={field.value ?? ''} error={fieldState.error?.message} />;
}

type TextAreaFieldProps<Values extends FieldValues> = Controlled<Values> &
  Omit<TextAreaProps, 'name' | 'error' | 'value' | 'onChange' | 'onBlur' | 'ref'>;

export function TextAreaField<Values extends FieldValues>({ control, name, ...rest }: TextAreaFieldProps<Values>) {
  const { field, fieldState } = useFormField({ control, name, label: rest.label });
  return <TextArea {...rest} {...field} value={field.value ?? ''} error={fieldState.error?.message} />;
}
