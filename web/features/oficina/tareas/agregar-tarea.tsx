import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useRef, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { Button } from '../../../components/button';
import { DuePill } from '../../../components/due/due-pill';
import { Row } from '../../../components/layout/layout';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import { useTypedHere } from '../../../lib/typed-here';
import { useAppDispatch } from '../../../store/hooks';
import styles from './agregar-tarea.module.css';
import { type CambioTarea, tareas } from './tareas';

const maxTitle = 500;

/** The most lines of a pasted text that become tareas. */
const maxLines = 50;

type NuevaTarea = Record<'id' | 'title', string> & { dueDate: string | null };

interface AgregarTareaProps {
  /** The fields of each new tarea: its carpeta, or those that the filters of the page ask for. */
  campos: Pick<CambioTarea, 'carpetaId' | 'assignedTo' | 'tags'>;
  canAdd: boolean;
}

/**
 * Adds tareas, one after the other. Each line of a pasted text becomes a tarea. A refused title goes back into the field if the field is empty. A
 * field with text stays when the person may no longer add tareas.
 */
export function AgregarTarea({ campos, canAdd }: AgregarTareaProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [dueDate, setDueDate] = useState<string | null>(null);
  /** The titles that are being sent. */
  const [sending, setSending] = useState<readonly string[]>([]);
  const written = [...sending, title.trim()].filter(Boolean);
  useTypedHere(written.length > 0, () => written);

  /** The id of the tarea in the field. All attempts send the same id, so that only one tarea is created. */
  const [id, setId] = useState(newId);

  const put = (task: NuevaTarea) => {
    setId(task.id);
    setTitle(task.title);
    setDueDate(task.dueDate);
  };
  const send = async (task: NuevaTarea) => {
    setSending((now) => [...now, task.title]);
    try {
      await dispatch(tareas.send('tareasCreate', { crearTareaDto: { type: 'task', task: { ...campos, ...task } } }));
    } catch (error) {
      // The field may already hold the next title.
      const isFree = input.current?.value === '';
      if (isFree) put(task);
      const action = isFree ? undefined : { label: 'Reintentar', onClick: () => void send(task) };
      toast(apiMessage(error), { severity: 'error', action });
    } finally {
      setSending((now) => now.toSpliced(now.indexOf(task.title), 1));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (title.trim() === '') return;
    void send({ id, title: title.trim(), dueDate });
    put({ id: newId(), title: '', dueDate: null });
  };
  const paste = (event: ClipboardEvent) => {
    const lines = linesOf(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    if (lines.length > maxLines) return toast(`Pegue hasta ${maxLines} renglones a la vez.`, { severity: 'error' });
    for (const line of lines) void send({ id: newId(), title: line, dueDate: null });
  };

  if (!canAdd && title === '') return null;
  return (
    <Row pad={[1, 4, 1, 3]} gap={[0, 1]} align="center" wrap minHeight={52} className={styles.agregar}>
      <Row id={formId} as="form" align="center" gap={1} shrinks className={styles.escribir} onSubmit={submit}>
        <Plus className={styles.plus} size={18} strokeWidth={2} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          value={title}
          maxLength={maxTitle}
          aria-label="Tarea nueva"
          placeholder="Agregar una tarea..."
          onChange={({ target }) => setTitle(target.value)}
          onPaste={paste}
        />
      </Row>
      {/* The date is outside the form: choosing a date submits a form of its own, which must not submit this form. */}
      {title !== '' && (
        <Row align="center" gap={2} marginLeft="auto">
          <DuePill value={dueDate} emptyLabel="Sin fecha" label="Vencimiento de la tarea nueva" onChange={setDueDate} />
          <Button type="submit" form={formId} variant="contained" size="small">
            Agregar
          </Button>
        </Row>
      )}
    </Row>
  );
}

/** The lines of a text, without the marks of a list. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•]|\d+[.)])\s+/, '')
        .trim()
        .slice(0, maxTitle),
    )
    .filter(Boolean);
