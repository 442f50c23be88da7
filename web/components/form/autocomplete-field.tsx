import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../ui/combobox';
import { useFormField } from './use-form-field';

interface AutocompleteFieldProps<Values extends FieldValues, Item>
  extends Omit<ComboboxProps<Item>, 'value' | 'onChange' | 'error' | 'ref' | 'onBlur' | 'toKey'> {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** Gives the value that the form keeps for an item. */
  toValue: (item: Item) => string;
  /** The chosen item, if the options may lack it. */
  chosen?: Item | null;
  /** Called with the chosen item, for fields that depend on it. */
  onChosen?: (item: Item | null) => void;
}

/** A choice among many options, found by typing. The form's value is `toValue` of the item, or null. */
export function AutocompleteField<Values extends FieldValues, Item>(props: AutocompleteFieldProps<Values, Item>) {
  const { control, name, options, toValue, chosen, onChosen, ...rest } = props;
  const itemOf = (value: unknown) =>
    [...options, ...(chosen ? [chosen] : [])].find((item) => toValue(item) === value) ?? null;
  const toWords = (value: unknown) => {
    const item = itemOf(value);
    return item ? rest.toLabel(item) : '';
  };
  const { field, fieldState } = useFormField({ control, name, label: rest.label, toWords });
  return (
    <Combobox
      {...rest}
      options={options}
      toKey={toValue}
      value={itemOf(field.value)}
      onChange={(item) => {
        field.onChange(item ? toValue(item) : null);
        onChosen?.(item);
      }}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
