import { FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { Avatar } from '../../../../components/avatar';
import { Fact, Facts } from '../../../../components/facts';
import { Box, Stack, Text } from '../../../../components/layout/layout';
import { Combobox } from '../../../../components/ui/combobox';
import { useCarpetaSearch } from '../../../expediente/carpetas/public/use-carpeta-search';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import type { TareasPagina } from '../use-tareas-page';
import styles from './asignada-y-carpeta.module.css';

interface AsignadaYCarpetaProps {
  tarea: Tarea;
  pagina: TareasPagina;
  onChange: (change: CambioTarea) => void;
}

export function AsignadaYCarpeta({ tarea, pagina: { miembros, canEdit, yo }, onChange }: AsignadaYCarpetaProps) {
  const { assignedTo, carpeta } = tarea;
  const asignada = miembros.find(({ id }) => id === assignedTo) ?? null;
  if (!canEdit) return <AsignadaYCarpetaLeidas asignada={asignada} carpeta={carpeta} />;

  const activos = miembros
    .filter(({ id, membresia }) => membresia === 'activa' || id === assignedTo)
    .toSorted((one, other) => Number(other.id === yo) - Number(one.id === yo));
  return (
    <Stack gap={4}>
      <Combobox
        label="Asignada a"
        placeholder="Sin asignar"
        options={activos}
        value={asignada}
        toKey={({ id }) => id}
        toLabel={({ nombre }) => nombre}
        emptyText="Nadie del equipo coincide"
        onChange={(miembro) => onChange({ assignedTo: miembro?.id ?? null })}
        renderOption={({ nombre, avatar, id }) => (
          <>
            <Avatar id={id} name={nombre} avatar={avatar} size={24} />
            {nombre}
            {id === yo && (
              <Text marginLeft="auto" tone="soft">
                usted
              </Text>
            )}
          </>
        )}
      />
      <CarpetaPicker value={carpeta} onChange={(next) => onChange({ carpetaId: next?.id ?? null, carpeta: next })} />
    </Stack>
  );
}

function AsignadaYCarpetaLeidas({ asignada, carpeta }: { asignada: MiembroDto | null; carpeta: Tarea['carpeta'] }) {
  return (
    <Facts>
      <Fact name="Asignada a">{asignada?.nombre ?? 'Sin asignar'}</Fact>
      <Fact name="Carpeta">
        {carpeta ? (
          <Link to={`/carpetas/${carpeta.id}`}>
            {carpeta.codigo ?? 'Borrador'} · {carpeta.caratula}
          </Link>
        ) : (
          'Ninguna'
        )}
      </Fact>
    </Facts>
  );
}

type CarpetaDeTarea = NonNullable<Tarea['carpeta']>;

interface CarpetaPickerProps {
  value: CarpetaDeTarea | null;
  onChange: (carpeta: CarpetaDeTarea | null) => void;
}

/** Chooses the carpeta of a tarea, and links to it. */
function CarpetaPicker({ value, onChange }: CarpetaPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { options, field, forget } = useCarpetaSearch({ skip: !isOpen });
  return (
    <Stack gap={1}>
      <Combobox<CarpetaDeTarea>
        {...field}
        label="Carpeta"
        emptyText="Ninguna carpeta coincide"
        onOpenChange={setIsOpen}
        options={options}
        value={value}
        toKey={({ id }) => id}
        onChange={(carpeta) => {
          forget();
          onChange(carpeta && { id: carpeta.id, codigo: carpeta.codigo, caratula: carpeta.caratula });
        }}
      />
      {value && (
        <Box as={Link} underline="hover" className={styles.link} to={`/carpetas/${value.id}`}>
          <FolderOpen size={14} strokeWidth={2} aria-hidden="true" />
          Abrir la carpeta
        </Box>
      )}
    </Stack>
  );
}
