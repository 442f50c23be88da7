import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { DosVersiones } from '../../../../autosave/dos-versiones';
import { useAutosave } from '../../../../autosave/use-autosave';
import { formatFechaHora } from '../../../../lib/fechas';
import { useAppDispatch } from '../../../../store/hooks';
import { type BorradorTarea, guardarTarea } from '../guardar';
import type { CambioTarea } from '../tareas';
import type { Tarea } from '../tareas-api';
import { useAcciones } from '../use-acciones';
import type { TareasPagina } from '../use-tareas-pagina';
import { AsignadaYCarpeta } from './asignada-y-carpeta';
import { AutoTexto } from './auto-texto';
import { camposDistintos } from './campos-distintos';
import { Encabezado } from './encabezado';
import { EtiquetasField } from './etiquetas-field';
import { Pastillas } from './pastillas';
import { Subtareas } from './subtareas';
import styles from './tarea-form.module.css';
import { useDescartarVacia } from './use-descartar-vacia';
import { useEliminarAbierta } from './use-eliminar-abierta';

interface TareaFormProps {
  tarea: Tarea;
  pagina: TareasPagina;
  /** Opens another tarea; undefined closes the drawer. */
  onOpen: (id: string | undefined) => void;
}

/** All fields of a tarea. Each change is saved automatically. */
export function TareaForm({ tarea, pagina, onOpen }: TareaFormProps) {
  const { id } = tarea;
  const { canEdit, miembros } = pagina;
  const dispatch = useAppDispatch();
  const { cambiar } = useAcciones();
  const autosave = useAutosave<BorradorTarea>({
    kind: 'tarea',
    id,
    // The server has nothing of a tarea that is not created yet.
    stored: tarea.version > 0 ? tarea : {},
    delay: 300,
    save: (borrador, isOvertaken) => dispatch(guardarTarea(id, borrador, isOvertaken)),
  });
  const remove = useEliminarAbierta({ tarea, pagina, autosave, onOpen });
  const shown: Tarea = { ...tarea, ...autosave.draft };
  useDescartarVacia(shown, autosave);
  const isTask = tarea.type === 'task';
  const choose = (change: CambioTarea) => cambiar(id, change);
  const autora = miembros.find((one) => one.id === tarea.createdBy)?.nombre;

  return (
    <>
      <Encabezado
        tarea={shown}
        canEdit={canEdit}
        onChange={choose}
        onRemove={() => void remove()}
        onClose={() => onOpen(undefined)}
      />
      <DosVersiones
        autosave={autosave}
        titulo="Alguien cambió esta tarea mientras tanto"
        label="Dos versiones de la tarea"
        campos={() => camposDistintos(autosave.draft, tarea, pagina)}
      />
      <div className={styles.body}>
        <AutoTexto
          className={styles.title}
          label={isTask ? 'Título de la tarea' : 'Título de la sección'}
          value={shown.title}
          maxLength={500}
          isReadOnly={!canEdit}
          isSingleLine
          hasFocus={canEdit && tarea.title === ''}
          onChange={(title) => autosave.change({ title })}
        />
        <EtiquetasField tarea={tarea} todas={pagina.etiquetas} canEdit={canEdit} onChange={choose} />
        <Pastillas tarea={tarea} canEdit={canEdit} onChange={choose} />
        {isTask && <AsignadaYCarpeta tarea={tarea} pagina={pagina} onChange={choose} />}
        {isTask && (
          <Subtareas
            subtareas={shown.subTasks}
            canEdit={canEdit}
            onChange={(subTasks, isTyping) => {
              autosave.change({ subTasks });
              if (!isTyping) autosave.flush();
            }}
          />
        )}
        <section className={styles.section}>
          <h2 className={styles.heading}>Notas</h2>
          <AutoTexto
            className={styles.notes}
            label="Notas"
            placeholder={canEdit ? 'Agregue lo que haga falta saber' : 'Sin notas'}
            value={shown.notes ?? ''}
            maxLength={20_000}
            isReadOnly={!canEdit}
            onChange={(notes) => autosave.change({ notes: notes || null })}
          />
        </section>
      </div>
      <footer className={styles.footer}>
        {tarea.version > 0 && (
          <span>
            Creada {autora && `por ${autora} `}el {formatFechaHora(tarea.createdAt)}
          </span>
        )}
        {autosave.estado === 'conflicto' ? 'Sin guardar' : <AutosaveStatus autosave={autosave} />}
      </footer>
    </>
  );
}
