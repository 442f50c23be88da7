import type { MiembroDto } from '../../../../api/generated/miembros';
import type { NombradoDto } from '../../../../api/generated/requisitos';
import { Avatar } from '../../../../components/avatar';
import { Combobox } from '../../../../components/ui/combobox';

interface ResponsableComboboxProps {
  miembros: readonly MiembroDto[];
  value: NombradoDto | null;
  onChange: (responsable: NombradoDto | null) => void;
}

/** A choice among the active members of the cuenta. */
export function ResponsableCombobox({ miembros, value, onChange }: ResponsableComboboxProps) {
  const activos = miembros.filter(({ id, membresia }) => membresia === 'activa' || id === value?.id);
  return (
    <Combobox
      label="Responsable"
      placeholder="Sin responsable"
      options={activos}
      value={miembros.find(({ id }) => id === value?.id) ?? null}
      toKey={({ id }) => id}
      toLabel={({ nombre }) => nombre}
      emptyText="Nadie del equipo coincide"
      onChange={(miembro) => onChange(miembro && { id: miembro.id, nombre: miembro.nombre })}
      renderOption={({ nombre, avatar, id }) => (
        <>
          <Avatar id={id} name={nombre} avatar={avatar} size={24} />
          {nombre}
        </>
      )}
    />
  );
}
