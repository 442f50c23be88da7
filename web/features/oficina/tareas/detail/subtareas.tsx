import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTypedText } from '../../../../autosave/use-typed-text';
import { PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { RowActions } from '../../../../components/row-actions';
import { useTypedHere } from '../../../../lib/typed-here';
import { TareaTick } from '../list/tarea-tick';
import type { Subtarea } from '../tareas-api';
import styles from './subtareas.module.css';

interface SubtareasProps {
  subtareas: Subtarea[];
  canEdit: boolean;
  /** Receives all subtareas. Changes by typing need not be saved at once. */
  onChange: (subtareas: Subtarea[], isTyping: boolean) => void;
}

/** The most subtareas of a tarea, as on the server. */
const max = 100;

/** The subtareas of a tarea, and how many are done. */
export function Subtareas({ subtareas, canEdit, onChange }: SubtareasProps) {
  const [title, setTitle] = useState('');
  useTypedHere(title.trim() !== '', () => [title.trim()]);
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const done = subtareas.filter(({ completed }) => completed).length;
  if (!canEdit && subtareas.length === 0) return null;

  const replace = (id: string, change: Partial<Subtarea>, isTyping = false) =>
    onChange(
      subtareas.map((one) => (one.id === id ? { ...one, ...change } : one)),
      isTyping,
    );
  const move = (from: number, to: number) => {
    const one = subtareas[from];
    if (one) onChange(subtareas.toSpliced(from, 1).toSpliced(to, 0, one), false);
  };
  const remove = (index: number) => {
    onChange(subtareas.toSpliced(index, 1), false);
    // The focused element disappears with its row, so another row takes the focus.
    const rows = list.current?.querySelectorAll<HTMLElement>('[data-titulo]');
    (rows?.[index + 1] ?? rows?.[index - 1] ?? input.current)?.focus();
  };
  const add = (event: FormEvent) => {
    event.preventDefault();
    const text = title.trim();
    setTitle('');
    if (text) onChange([...subtareas, { id: crypto.randomUUID(), title: text, completed: false }], false);
  };

  return (
    <Stack as="section" gap={2}>
      <Row as="h2" align="baseline" gap={2} margin={0} size="sm" weight="strong">
        Subtareas
        {subtareas.length > 0 && (
          <Text size="xs" weight="regular" tone="soft" numeric>
            {done} de {subtareas.length}
          </Text>
        )}
      </Row>
      {subtareas.length > 0 && (
        <progress className={styles.progress} value={done} max={subtareas.length} aria-label="Subtareas hechas" />
      )}
      <PlainList ref={list} flow="stack" className={styles.list}>
        {subtareas.map((subtarea, index) => (
          <SubtareaRow
            key={subtarea.id}
            subtarea={subtarea}
            isFirst={index === 0}
            isLast={index === subtareas.length - 1}
            canEdit={canEdit}
            onChange={(change, isTyping) => replace(subtarea.id, change, isTyping)}
            onMove={(step) => move(index, index + step)}
            onRemove={() => remove(index)}
          />
        ))}
      </PlainList>
      {canEdit && subtareas.length < max && (
        <Row as="form" align="center" gap={2} padLeft="2px" tone="soft" className={styles.add} onSubmit={add}>
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <input
            ref={input}
            value={title}
            maxLength={500}
            aria-label="Agregar una subtarea"
            placeholder="Agregar una subtarea"
            enterKeyHint="done"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Row>
      )}
    </Stack>
  );
}

interface SubtareaRowProps {
  subtarea: Subtarea;
  isFirst: boolean;
  isLast: boolean;
  canEdit: boolean;
  onChange: (change: Partial<Subtarea>, isTyping?: boolean) => void;
  /** Moves the subtarea one place up (-1) or down (1). */
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One subtarea, ticked, edited, moved and removed in place. */
function SubtareaRow({ subtarea, canEdit, onChange, ...actions }: SubtareaRowProps) {
  const { title, completed } = subtarea;
  const typed = useTypedText(title, (text) => onChange({ title: text }, true));
  return (
    <Row as="li" round="md" align="center" className={styles.row} data-done={completed}>
      <TareaTick
        title={title}
        isDone={completed}
        onChange={canEdit ? (isDone) => onChange({ completed: isDone }) : undefined}
      />
      <input
        {...typed}
        className={styles.title}
        data-titulo
        aria-label="Título de la subtarea"
        maxLength={500}
        readOnly={!canEdit}
      />
      {canEdit && <RowActions name={title} {...actions} />}
    </Row>
  );
}
