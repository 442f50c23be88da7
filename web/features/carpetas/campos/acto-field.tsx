import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type TipoActoDto, useTiposActoFindAllQuery } from '../../../api/generated';
import { AutocompleteField } from '../../../components/form/autocomplete-field';

interface ActoFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  autoFocus?: boolean;
  onChosen?: (acto: TipoActoDto | null) => void;
}

const none: TipoActoDto[] = [];

/** The acto of a carpeta, out of the cuenta's catalogue. */
export function ActoField<Values extends FieldValues>({ control, name, autoFocus, onChosen }: ActoFieldProps<Values>) {
  const { data: actos = none, isLoading } = useTiposActoFindAllQuery();
  return (
    <AutocompleteField
      control={control}
      name={name}
      label="Tipo de acto"
      placeholder="Compraventa, poder, donación..."
      required
      autoHighlight
      autoFocus={autoFocus}
      loading={isLoading}
      options={actos}
      toValue={({ id }) => id}
      getOptionLabel={({ nombre }) => nombre}
      onChosen={onChosen}
    />
  );
}
