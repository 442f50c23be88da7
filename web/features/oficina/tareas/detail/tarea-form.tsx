import { useEffect, useEffectEvent } from 'react';
import { AutosaveStatus } from '../../../../autosave/autosave-status';
import { type CampoDistinto, DosVersiones } from '../../../../autosave/dos-versiones';
import { type Autosave, useAutosave } from '../../../../autosave/use-autosave';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { DuePill } from '../../../../components/due/due-pill';
import { GrowingText } from '../../../../components/growing-text';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { formatFecha, formatFechaHora } from '../../../../lib/fechas';
import { useApp, useAppDispatch } from '../../../../store/hooks';
import { comenzadasIn, isSoloComenzada } from '../borradores';
import { type BorradorTarea, guardarTarea } from '../guardar';
import { prioridades } from '../prioridades';
import { type CambioTarea, tareas } from '../tareas';
import type { Tarea } from '../tareas-api';
import { useAcciones } from '../use-actions';
import type { TareasPagina } from '../use-tareas-page';
import { AsignadaYCarpeta } from './asignada-y-carpeta';
import { EtiquetasField } from './etiquetas-field';
import { PrioridadPill } from './prioridad-pill';
import { Subtareas } from './subtareas';
import styles from './tarea-form.module.css';
import { Encabezado } from './tarea-header';
import { useEliminarAbierta } from './use-eliminar-abierta';

type Nombres = Pick<TareasPagina, 'etiquetas' | 'miembros'>;

/** The Spanish name of each field, and its value as people read it. */
const camposLegibles: {
  [Field in keyof CambioTarea]?: [nombre: string, text: (tarea: CambioTarea, n: Nombres) => string];
} = {
  title: ['Título', ({ title }) => title ?? ''],
  notes: ['Notas', ({ notes }) => notes ?? ''],
  subTasks: [
    'Subtareas',
    ({ subTasks = [] }) => subTasks.map(({ title, completed }) => `${completed ? '☑' : '☐'} ${title}`).join('\n'),
  ],
  completed: ['Estado', ({ completed }) => (completed ? 'Completada' : 'Pendiente')],
  dueDate: ['Vencimiento', ({ dueDate }) => (dueDate ? formatFecha(new Date(dueDate)) : '')],
  priority: ['Prioridad', ({ priority = 1 }) => prioridades[priority].nombre],
  tags: [
    'Etiquetas',
    ({ tags = [] }, { etiquetas }) =>
      tags.map((id) => etiquetas.find((one) => one.id === id)?.title ?? 'Otra etiqueta').join(', '),
  ],
  assignedTo: [
    'Asignada a',
    ({ assignedTo }, { miembros }) => miembros.find(({ id }) => id === assignedTo)?.nombre ?? 'Sin asignar',
  ],
  carpeta: ['Carpeta', ({ carpeta }) => (carpeta ? (carpeta.codigo ?? carpeta.caratula) : '')],
};

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
    // The server has no fields of a tarea that is not created yet.
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
      <Stack packed gap={5} pad={[5, 6, 6]} grow className={styles.body}>
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
        <Stack as="section" gap={2}>
          <Text as="h2" margin={0} size="sm" weight="strong">
            Notas
          </Text>
          <AutoTexto
            className={styles.notes}
            label="Notas"
            placeholder={canEdit ? 'Agregue lo que haga falta saber' : 'Sin notas'}
            value={shown.notes ?? ''}
            maxLength={20_000}
            isReadOnly={!canEdit}
            onChange={(notes) => autosave.change({ notes: notes || null })}
          />
        </Stack>
      </Stack>
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

interface PastillasProps {
  tarea: Tarea;
  canEdit: boolean;
  onChange: (change: CambioTarea) => void;
}

/** The priority and the due date of a tarea. */
function Pastillas({ tarea, canEdit, onChange }: PastillasProps) {
  return (
    <Row gap={2} align="center" wrap>
      <PrioridadPill value={tarea.priority} onChange={canEdit ? (priority) => onChange({ priority }) : undefined} />
      <DuePill
        value={tarea.dueDate}
        isDone={tarea.completed}
        emptyLabel="Sin fecha"
        onChange={canEdit ? (dueDate) => onChange({ dueDate }) : undefined}
      />
    </Row>
  );
}

interface AutoTextoProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  maxLength: number;
  isReadOnly: boolean;
  /** Whether the text is a single line: Enter ends the typing, and pasted lines become one line. */
  isSingleLine?: boolean;
  /** Whether the field takes the focus when it appears. */
  hasFocus?: boolean;
  className?: string;
}

/**
 * A text of a tarea that saves itself. The field keeps the text as it is typed, although the server stores it trimmed.
 */
function AutoTexto({ value, onChange, isSingleLine = false, ...rest }: AutoTextoProps) {
  const typed = useTypedText(value, onChange);
  return (
    <GrowingText
      {...rest}
      isFramed
      value={typed.value}
      onChange={(text) => typed.onChange({ target: { value: text } })}
      onBlur={typed.onBlur}
      onEnter={isSingleLine ? typed.onBlur : undefined}
    />
  );
}

/**
 * Deletes a tarea that was begun here when the person leaves it without content. The whole team would otherwise see an
 * untitled tarea.
 */
function useDescartarVacia(tarea: Tarea, autosave: Autosave<BorradorTarea>): void {
  const app = useApp();
  const leave = useEffectEvent(() => {
    const { id } = tarea;
    const wasBegun = comenzadasIn(app).delete(id);
    if (!wasBegun || !isVacia(tarea)) return;
    if (isSoloComenzada(autosave)) return autosave.discard();
    // The creation may still be under way. When the deletion is refused, the tarea does not exist, so the error is
    // ignored.
    void autosave
      .settle()
      .then(() => app.store.dispatch(tareas.send('tareasRemove', { id })))
      .catch(() => undefined);
  });
  useEffect(() => () => leave(), []);
}

/** Etiquetas and the assignee do not count as content: they come from the filters of the list. */
function isVacia({ title, notes, subTasks, dueDate, carpetaId, completed }: Tarea): boolean {
  const texts = [title, notes ?? '', ...subTasks.map(({ title }) => title)];
  return texts.every((text) => text.trim() === '') && !dueDate && !carpetaId && !completed;
}

/** The names of the fields whose text here differs from the stored text. */
function camposDistintos(draft: CambioTarea, tarea: Tarea, nombres: Nombres): CampoDistinto[] {
  return Object.entries(camposLegibles).flatMap(([field, [nombre, text]]) => {
    if (!(field in draft)) return [];
    const [mio, guardado] = [text(draft, nombres), text(tarea, nombres)];
    return mio === guardado ? [] : [{ nombre, mio, guardado }];
  });
}
