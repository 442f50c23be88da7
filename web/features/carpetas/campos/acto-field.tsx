import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { type TipoActoDto, useTiposActoFindAllQuery } from '../../../api/generated/tipos-acto';
import { AutocompleteField } from '../../../components/form/autocomplete-field';

interface ActoFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  autoFocus?: boolean;
  disabled?: boolean;
  help?: string;
  onChosen?: (acto: TipoActoDto | null) => void;
}

const none: TipoActoDto[] = [];

/** The acto of a carpeta, out of the cuenta's catalogue. */
export function ActoField<Values extends FieldValues>({ control, name, onChosen, ...field }: ActoFieldProps<Values>) {
  const { data: actos = none, isLoading } = useTiposActoFindAllQuery();
  return (
    <AutocompleteField
      {...field}
      control={control}
      name={name}
      label="Tipo de acto"
      placeholder="Compraventa, poder, donación..."
      required
      isLoading={isLoading}
      options={actos}
      toValue={({ id }) => id}
      toLabel={({ nombre }) => nombre}
      onChosen={onChosen}
    />
  );
}
