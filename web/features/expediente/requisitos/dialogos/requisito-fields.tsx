import { type Control, useWatch } from 'react-hook-form';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { AutocompleteField } from '../../../../components/form/autocomplete-field';
import { DateField } from '../../../../components/form/date-field';
import { SelectField } from '../../../../components/form/select-field';
import { SwitchField } from '../../../../components/form/switch-field';
import { TextAreaField, TextField } from '../../../../components/form/text-field';
import { type EstadoRequisito, nombres } from '../estados';
import type { RequisitoValues } from './requisito-values';

type Fields = { control: Control<RequisitoValues> };

/** What a requisito of the carpeta alone is. */
export function PropioFields({ control }: Fields) {
  return (
    <>
      <TextField control={control} name="nombre" label="Qué hace falta" required maxLength={200} autoFocus />
      <TextAreaField control={control} name="descripcion" label="Descripción" minRows={2} maxLength={1000} />
      <SwitchField
        control={control}
        name="obligatorio"
        label="Obligatorio"
        help="La carpeta no pasa a firma hasta que se apruebe o se indique que no aplica."
      />
    </>
  );
}

/** In which state it is, and why it does not apply. */
export function EstadoFields({ control, estados }: Fields & { estados: readonly EstadoRequisito[] }) {
  const estado = useWatch({ control, name: 'estado' });
  return (
    <>
      <SelectField
        control={control}
        name="estado"
        label="Estado"
        options={estados.map((value) => ({ value, label: nombres[value] }))}
      />
      {estado === 'no_aplica' && (
        <TextAreaField control={control} name="motivo" label="Motivo" required minRows={2} maxLength={500} />
      )}
    </>
  );
}

/** Who sees to it, and until when. */
export function QuienYCuando({ control }: Fields) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const responsableId = useWatch({ control, name: 'responsableId' });
  return (
    <>
      <AutocompleteField
        control={control}
        name="responsableId"
        label="Responsable"
        placeholder="Sin responsable"
        emptyText="Nadie del equipo coincide"
        options={miembros.filter(({ id, membresia }) => membresia === 'activa' || id === responsableId)}
        toValue={({ id }) => id}
        toLabel={({ nombre }) => nombre}
      />
      <DateField control={control} name="vence" label="Vence" />
    </>
  );
}
