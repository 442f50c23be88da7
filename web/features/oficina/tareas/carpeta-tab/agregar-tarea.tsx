import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { apiMessage } from '../../../../api/api-message';
import { Button } from '../../../../components/button';
import { DuePill } from '../../../../components/due/due-pill';
import { Row } from '../../../../components/layout/layout';
import { useToast } from '../../../../components/toast-actions';
import { newId } from '../../../../lib/new-id';
import { useTypedHere } from '../../../../lib/typed-here';
import { useAppDispatch } from '../../../../store/hooks';
import { tareas } from '../tareas';
import styles from './tareas-tab.module.css';

const maxTitle = 500;

type NuevaTarea = Record<'id' | 'title' | 'carpetaId', string> & { dueDate: string | null };

/**
 * Adds tareas to the carpeta, one after the other. A refused title goes back into the field if the field is empty. A
 * field with text stays when the person may no longer add tareas.
 */
export function AgregarTarea({ carpetaId, canAdd }: { carpetaId: string; canAdd: boolean }) {
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
      await dispatch(tareas.send('tareasCreate', { crearTareaDto: { type: 'task', task } }));
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
    void send({ id, title: title.trim(), dueDate, carpetaId });
    put({ id: newId(), title: '', dueDate: null, carpetaId });
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
