import MenuItem from '@mui/material/MenuItem';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { TextField } from './text-field';

export interface Option<Value extends string | number = string> {
  value: Value;
  label: string;
}

type SelectFieldProps<Values extends FieldValues> = ComponentProps<typeof TextField<Values>> & {
  options: readonly Option<string | number>[];
  /** A first entry for no choice. */
  emptyLabel?: string;
};

/** One of a few. For many, use AutocompleteField. */
export function SelectField<Values extends FieldValues>({ options, emptyLabel, ...field }: SelectFieldProps<Values>) {
  const selectProps = emptyLabel === undefined ? undefined : { select: { displayEmpty: true } };
  return (
    <TextField {...field} select slotProps={selectProps}>
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
