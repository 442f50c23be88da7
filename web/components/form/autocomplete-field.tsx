import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';

type Passed<Item> = Omit<
  AutocompleteProps<Item, false, boolean, false>,
  'renderInput' | 'value' | 'onChange' | 'options' | 'onInputChange'
>;

interface AutocompleteFieldProps<Values extends FieldValues, Item> extends Passed<Item> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  options: readonly Item[];
  /** What the form keeps of an item. */
  toValue: (item: Item) => string;
  placeholder?: string;
  required?: boolean;
  helperText?: ReactNode;
  /** Called with what is typed, for options that the server searches. */
  onSearch?: (text: string) => void;
  /** Called with the item itself, for what else depends on it. */
  onChosen?: (item: Item | null) => void;
}

/** One of many, found by typing. The form's value is the item's id, or null. */
export function AutocompleteField<Values extends FieldValues, Item>({
  control,
  name,
  label,
  options,
  toValue,
  placeholder,
  required,
  helperText,
  onSearch,
  onChosen,
  autoFocus,
  ...rest
}: AutocompleteFieldProps<Values, Item>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Autocomplete
      {...rest}
      options={options}
      value={options.find((item) => toValue(item) === field.value) ?? null}
      isOptionEqualToValue={(item, value) => toValue(item) === toValue(value)}
      getOptionKey={(item) => toValue(item as Item)}
      onChange={(_, item) => {
        field.onChange(item ? toValue(item) : null);
        onChosen?.(item);
      }}
      onBlur={field.onBlur}
      onInputChange={(_, text, reason) => reason === 'input' && onSearch?.(text)}
      renderInput={(params) => (
        <MuiTextField
          {...params}
          label={label}
          placeholder={placeholder}
          required={required}
          autoFocus={autoFocus}
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helperText}
        />
      )}
    />
  );
}
