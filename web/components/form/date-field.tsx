import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './text-field';

/** A day, as 'YYYY-MM-DD' in the form, by the browser's own date input: it knows the person's language. */
export function DateField<Values extends FieldValues>(props: ComponentProps<typeof TextField<Values>>) {
  return <TextField {...props} type="date" max="9999-12-31" />;
}
