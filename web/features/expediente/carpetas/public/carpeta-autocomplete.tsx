import { useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import type { EstadoCarpeta } from './estados';
import { type CarpetaNombrada, useCarpetaSearch } from './use-carpeta-search';

interface CarpetaAutocompleteProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  emptyText: string;
  /** Offers only carpetas in these estados. */
  estado?: EstadoCarpeta[];
  /** The carpeta with which the form begins. */
  initial?: CarpetaNombrada | null;
  /** The id of a carpeta that is not offered. */
  without?: string;
  onChosen?: (carpeta: CarpetaNombrada | null) => void;
  /** Whether a carpeta must be chosen; true by default. */
  required?: boolean;
  autoFocus?: boolean;
}

/** A field of a form that chooses a carpeta. */
export function CarpetaAutocomplete<Values extends FieldValues>({
  estado,
  without,
  initial = null,
  onChosen,
  required = true,
  ...props
}: CarpetaAutocompleteProps<Values>) {
  const [chosen, setChosen] = useState<CarpetaNombrada | null>(initial);
  const { options, field, forget } = useCarpetaSearch({ estado, without });

  return (
    <AutocompleteField
      {...props}
      {...field}
      required={required}
      options={options}
      chosen={chosen}
      toValue={({ id }) => id}
      onChosen={(carpeta) => {
        setChosen(carpeta);
        forget();
        onChosen?.(carpeta);
      }}
    />
  );
}
