import MuiTextField, { type TextFieldProps as MuiTextFieldProps } from '@mui/material/TextField';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

type TextFieldProps<Values extends FieldValues> = Omit<MuiTextFieldProps, 'name' | 'error'> & {
  control: Control<Values>;
  name: FieldPath<Values>;
};

/** A text of a form, with its message under it. `select` with MenuItem children makes it a choice. */
export function TextField<Values extends FieldValues>({ control, name, helperText, ...rest }: TextFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  const { ref, value, ...handlers } = field;
  return (
    <MuiTextField
      fullWidth
      {...rest}
      {...handlers}
      inputRef={ref}
      value={value ?? ''}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? helperText}
    />
  );
}
