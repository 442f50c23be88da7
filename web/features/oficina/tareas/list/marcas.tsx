import { FolderOpen, ListChecks } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { MiembroDto } from '../../../../api/generated/miembros';
import { Avatar } from '../../../../components/avatar';
import { Row } from '../../../../components/layout/layout';
import { contar } from '../../../../lib/numeros';
import { prioridades } from '../prioridades';
import type { Etiqueta, Subtarea, Tarea } from '../tareas-api';
import styles from './marcas.module.css';

/** A priority with its icon. The normal priority is not shown. */
export function PrioridadMarca({ prioridad }: { prioridad: Tarea['priority'] }) {
  if (prioridad === 1) return null;
  const { nombre, Icon } = prioridades[prioridad];
  return (
    <span className={styles.prioridad} data-prioridad={prioridad} title={`Prioridad ${nombre.toLowerCase()}`}>
      <Icon size={14} strokeWidth={2} aria-hidden="true" />
      <span className="visually-hidden">Prioridad </span>
      {nombre}
    </span>
  );
}

/** The number of completed subtareas, and of all subtareas. */
export function SubtareasMarca({ subtareas }: { subtareas: Subtarea[] }) {
  if (subtareas.length === 0) return null;
  const done = subtareas.filter(({ completed }) => completed).length;
  const text = `${done} de ${contar(subtareas.length, 'subtarea hecha', 'subtareas hechas')}`;
  return (
    <span className={styles.subtareas} title={text}>
      <ListChecks size={14} strokeWidth={2} aria-hidden="true" />
      <span aria-hidden="true">
        {done}/{subtareas.length}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** The first two etiquetas, and the number of the others. */
export function EtiquetasMarca({ etiquetas }: { etiquetas: Etiqueta[] }) {
  const hidden = etiquetas.slice(2);
  return (
    <>
      {etiquetas.slice(0, 2).map(({ id, title }) => (
        <span key={id} className={styles.etiqueta}>
          {title}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className={styles.etiqueta} title={hidden.map(({ title }) => title).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </>
  );
}

/** A link to the carpeta of the tarea. */
export function CarpetaMarca({ carpeta }: { carpeta: Tarea['carpeta'] }) {
  if (!carpeta) return null;
  return (
    <Link className={styles.carpeta} to={`/carpetas/${carpeta.id}`} title={carpeta.caratula}>
      <FolderOpen size={14} strokeWidth={2} aria-hidden="true" />
      <span className="visually-hidden">Carpeta </span>
      {carpeta.codigo ?? 'Borrador'}
    </Link>
  );
}

export function AsignadaMarca({ miembro }: { miembro: MiembroDto | undefined }) {
  if (!miembro) return null;
  return (
    <Row as="span" inline title={miembro.nombre}>
      <Avatar id={miembro.id} name={miembro.nombre} avatar={miembro.avatar} size={24} />
      <span className="visually-hidden">Asignada a {miembro.nombre}</span>
    </Row>
  );
}
