import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { type ListOpening, type Option, Select } from '../ui/select';

interface SelectFieldProps<Values extends FieldValues> extends ListOpening {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Option<string | number>[];
  /** Label of a first entry that means no choice. */
  emptyLabel?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
}

/** A choice among a few options. For many, use AutocompleteField. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, options, emptyLabel, ...rest } = props;
  const { field, fieldState } = useController({ control, name });
  const all = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  return (
    <Select
      {...rest}
      options={all}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
