import { type Control, useController } from 'react-hook-form';
import { useMiembrosFindAllQuery } from '../../../../api/miembros-api';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { ChipsCombobox } from '../../../../components/ui/chips-combobox';
import type { TableroFields } from '../tablero-schema';

/** Chooses the members of the tablero among those of the cuenta. */
export function MiembrosField({ control }: { control: Control<TableroFields> }) {
  const { data: miembros = [] } = useMiembrosFindAllQuery({});
  const { field, fieldState } = useController({ control, name: 'members' });
  const nameOf = (id: string) => miembros.find((miembro) => miembro.id === id)?.nombre ?? '';
  return (
    <ChipsCombobox
      label="Integrantes"
      help="Todo el equipo ve el tablero; aquí, quienes trabajan en él."
      emptyText="No hay nadie más"
      options={miembros.map(({ id }) => id)}
      values={field.value.filter((id) => nameOf(id) !== '')}
      onChange={field.onChange}
      toLabel={nameOf}
      renderOption={(id) => (
        <>
          <MiembroAvatar id={id} nombre={nameOf(id)} />
          {nameOf(id)}
        </>
      )}
      onBlur={field.onBlur}
      ref={field.ref}
      error={fieldState.error?.message}
    />
  );
}
