import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CambiosTableroDto } from '../../../../api/generated/tableros';
import { useEscribir } from '../../../../coleccion/use-escribir';
import { AppIcon } from '../../../../components/app-icon';
import { iconoUsual } from '../iconos';
import { tableros } from '../tableros';
import type { Tablero } from '../tableros-api';
import { TituloEnLugar } from '../titulo-en-lugar';
import { FiltroTablero } from './filtro-tablero';
import { Integrantes } from './integrantes';
import { useTableroActions } from './tablero-context';
import styles from './tablero-header.module.css';
import { TableroOpciones } from './tablero-opciones';
import type { Filtro } from './use-filtro';

interface TableroHeaderProps {
  tablero: Tablero;
  filtro: Filtro;
}

/** The title of the tablero, its filter, its members and its menu. */
export function TableroHeader({ tablero, filtro }: TableroHeaderProps) {
  const { canEdit } = useTableroActions();
  const [isEditing, setIsEditing] = useState(false);
  const { escribir } = useEscribir();
  const { id, title, icon, members } = tablero;
  const save = (board: CambiosTableroDto) =>
    escribir(tableros.send('tablerosUpdate', { modificarTableroDto: { id, board } }));
  const done = (next: string | null) => {
    setIsEditing(false);
    if (next) void save({ title: next });
  };

  return (
    <header className={styles.header}>
      <div className={styles.name}>
        <Link className={styles.back} to="/apps/scrumboard" aria-label="Volver a los tableros">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <span className={styles.icon}>
          <AppIcon name={icon || iconoUsual} size={20} />
        </span>
        <h1 className={styles.title}>
          {isEditing && <TituloEnLugar label="Título del tablero" value={title} maxLength={120} onDone={done} />}
          {!isEditing && canEdit && (
            <button
              type="button"
              className={styles.rename}
              title="Cambiar el título"
              onClick={() => setIsEditing(true)}
            >
              {title}
            </button>
          )}
          {!isEditing && !canEdit && title}
        </h1>
      </div>
      <div className={styles.tools}>
        <FiltroTablero labels={tablero.labels} filtro={filtro} />
        <Integrantes ids={members} onChange={canEdit ? (ids) => void save({ members: ids }) : undefined} />
        {canEdit && <TableroOpciones tablero={tablero} />}
      </div>
    </header>
  );
}
