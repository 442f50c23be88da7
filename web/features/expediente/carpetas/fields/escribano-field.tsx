import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { caracterDe } from '../../../../../server/vocabulario/escribano';
import type { NombradoDto } from '../../../../api/generated/carpetas';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import type { ListOpening } from '../../../../components/ui/select';
import { usePalabras } from '../../../../session/use-pais';

interface EscribanoFieldProps<Values extends FieldValues> extends ListOpening {
  control: Control<Values>;
  name: FieldPath<Values>;
  /** The notary whom the carpeta names now. This notary may no longer be allowed to sign. */
  now: NombradoDto | null;
  disabled?: boolean;
  help?: string;
}

const none: MiembroDto[] = [];

/** The notary of a carpeta, chosen from the members who sign: the titular and the adscriptos. */
export function EscribanoField<Values extends FieldValues>({ now, help, ...field }: EscribanoFieldProps<Values>) {
  const { escribano, unAdscripto } = usePalabras();
  const { data: miembros = none, isLoading } = useMiembrosFindAllQuery({});
  const firmantes = miembros.filter(({ rolId }) => caracterDe(rolId) !== null);
  const isOther = !isLoading && now !== null && !firmantes.some(({ id }) => id === now.id);
  return (
    <AutocompleteField
      {...field}
      label={escribano}
      placeholder="Sin asignar"
      help={help ?? (isOther ? `${now.nombre} no firma: elija al titular o a ${unAdscripto}.` : undefined)}
      isLoading={isLoading}
      options={firmantes as NombradoDto[]}
      chosen={now}
      toValue={({ id }) => id}
      toLabel={({ nombre }) => nombre}
    />
  );
}
