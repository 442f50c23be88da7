import { Link } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { Avatar } from '../../../../components/avatar';
import { Combobox } from '../../../../components/ui/combobox';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import type { TareasPagina } from '../use-tareas-pagina';
import styles from './asignada-y-carpeta.module.css';
import { CarpetaPicker } from './carpeta-picker';

interface AsignadaYCarpetaProps {
  tarea: Tarea;
  pagina: TareasPagina;
  onChange: (change: CambioTarea) => void;
}

/** The assignee and the carpeta of a tarea. */
export function AsignadaYCarpeta({ tarea, pagina: { miembros, canEdit, yo }, onChange }: AsignadaYCarpetaProps) {
  const { assignedTo, carpeta } = tarea;
  const asignada = miembros.find(({ id }) => id === assignedTo) ?? null;
  if (!canEdit) return <AsignadaYCarpetaLeidas asignada={asignada} carpeta={carpeta} />;

  const activos = miembros
    .filter(({ id, membresia }) => membresia === 'activa' || id === assignedTo)
    .toSorted((one, other) => Number(other.id === yo) - Number(one.id === yo));
  return (
    <div className={styles.campos}>
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
            {id === yo && <span className={styles.usted}>usted</span>}
          </>
        )}
      />
      <CarpetaPicker value={carpeta} onChange={(next) => onChange({ carpetaId: next?.id ?? null, carpeta: next })} />
    </div>
  );
}

function AsignadaYCarpetaLeidas({ asignada, carpeta }: { asignada: MiembroDto | null; carpeta: Tarea['carpeta'] }) {
  return (
    <dl className={styles.leido}>
      <dt>Asignada a</dt>
      <dd>{asignada?.nombre ?? 'Sin asignar'}</dd>
      <dt>Carpeta</dt>
      <dd>
        {carpeta ? (
          <Link to={`/carpetas/${carpeta.id}`}>
            {carpeta.codigo ?? 'Borrador'} · {carpeta.caratula}
          </Link>
        ) : (
          'Ninguna'
        )}
      </dd>
    </dl>
  );
}
