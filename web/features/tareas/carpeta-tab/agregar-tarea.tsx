import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { apiMessage } from '../../../api/api-message';
import { useAppDispatch } from '../../../app/hooks';
import { Button } from '../../../components/button';
import { DuePill } from '../../../components/due/due-pill';
import { useToast } from '../../../components/toast-actions';
import { newId } from '../../../lib/new-id';
import { tareas } from '../tareas';
import styles from './tareas-tab.module.css';

const maxTitle = 500;

/** Writes the tareas of the carpeta down, one after the other; what could not be kept stays in its place. */
export function AgregarTarea({ carpetaId }: { carpetaId: string }) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const formId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  /** The same for each attempt, until it is made. */
  const [id, setId] = useState(newId);
  const [dueDate, setDueDate] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    input.current?.focus();
    if (isSending || title.trim() === '') return;
    setIsSending(true);
    try {
      const task = { id, title: title.trim(), dueDate, carpetaId };
      await dispatch(tareas.send('tareasCreate', { crearTareaDto: { type: 'task', task } }));
      setId(newId());
      setTitle('');
      setDueDate(null);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
    setIsSending(false);
  };

  return (
    <div className={styles.agregar}>
      <form id={formId} className={styles.escribir} onSubmit={(event) => void send(event)}>
        <Plus className={styles.plus} size={18} strokeWidth={2} aria-hidden="true" />
        <input
          ref={input}
          className={styles.input}
          value={title}
          maxLength={maxTitle}
          // Not disabled while it is sent: the focus stays for the next one.
          readOnly={isSending}
          aria-label="Tarea nueva"
          placeholder="Agregar una tarea..."
          onChange={({ target }) => setTitle(target.value)}
        />
      </form>
      {/* Beside the form, not in it: choosing a date is a form of its own, which must not send this one. */}
      {title !== '' && (
        <div className={styles.extra}>
          <DuePill value={dueDate} emptyLabel="Sin fecha" label="Vencimiento de la tarea nueva" onChange={setDueDate} />
          <Button type="submit" form={formId} variant="contained" size="small" loading={isSending}>
            Agregar
          </Button>
        </div>
      )}
    </div>
  );
}
