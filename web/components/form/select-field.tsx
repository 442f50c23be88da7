import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type ListOpening, type Option, Select } from '../ui/select';
import { useFormField } from './use-form-field';

interface SelectFieldProps<Values extends FieldValues> extends ListOpening {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Option<string | number>[];
  /** The label of a first entry that means no choice. */
  emptyLabel?: string;
  required?: boolean;
  disabled?: boolean;
  help?: ReactNode;
}

/** A choice among a few options. For many options, use AutocompleteField. */
export function SelectField<Values extends FieldValues>(props: SelectFieldProps<Values>) {
  const { control, name, options, emptyLabel, ...rest } = props;
  const all = emptyLabel === undefined ? options : [{ value: '', label: emptyLabel }, ...options];
  const toWords = (chosen: unknown) => all.find(({ value }) => value === (chosen ?? ''))?.label ?? '';
  const { field, fieldState } = useFormField({ control, name, label: rest.label, toWords });
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
