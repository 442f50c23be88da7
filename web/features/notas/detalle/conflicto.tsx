import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { dueText } from '../../../components/due/due-state';
import type { CambioNota, Etiqueta, Nota } from '../notas-api';
import styles from './conflicto.module.css';
import type { NotaEditor } from './use-nota-editor';

interface ConflictoProps {
  autosave: NotaEditor['autosave'];
  /** The nota as the server has it. */
  nota: Nota;
  etiquetas: readonly Etiqueta[];
}

/** Shows the version written here and the stored one, until the person chooses. Choosing the latter can be undone. */
export function Conflicto({ autosave, nota, etiquetas }: ConflictoProps) {
  const [dropped, setDropped] = useState<CambioNota | null>(null);
  if (autosave.estado !== 'conflicto') {
    return dropped ? (
      <p className={styles.dropped} role="status">
        Se muestra lo guardado.
        <Button
          size="small"
          onClick={() => {
            setDropped(null);
            autosave.change(dropped);
          }}
        >
          Recuperar lo mío
        </Button>
      </p>
    ) : null;
  }
  const fields = (Object.keys(autosave.draft) as (keyof CambioNota)[]).filter(
    (field) => textOf(field, autosave.draft, etiquetas) !== textOf(field, nota, etiquetas),
  );
  return (
    <section className={styles.conflict} role="alert" aria-label="Dos versiones de la nota">
      <p className={styles.heading}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        Esta nota cambió en otra pestaña o en otro dispositivo
      </p>
      <div className={styles.versions}>
        <Version title="Lo suyo, sin guardar" fields={fields} campos={autosave.draft} etiquetas={etiquetas} />
        <Version title="Lo guardado" fields={fields} campos={nota} etiquetas={etiquetas} />
      </div>
      <div className={styles.actions}>
        <Button variant="contained" size="small" onClick={autosave.retry}>
          Quedarme con lo mío
        </Button>
        <Button
          variant="outlined"
          size="small"
          onClick={() => {
            setDropped(autosave.draft);
            autosave.discard();
          }}
        >
          Ver lo guardado
        </Button>
      </div>
    </section>
  );
}

interface VersionProps {
  title: string;
  fields: readonly (keyof CambioNota)[];
  campos: CambioNota;
  etiquetas: readonly Etiqueta[];
}

function Version({ title, fields, campos, etiquetas }: VersionProps) {
  return (
    <div className={styles.version}>
      <h3 className={styles.versionTitle}>{title}</h3>
      {fields.map((field) => (
        <p key={field} className={styles.field}>
          <span className={styles.name}>{names[field]}</span>
          {textOf(field, campos, etiquetas) || '(vacío)'}
        </p>
      ))}
    </div>
  );
}

const names: Record<keyof CambioNota, string> = {
  title: 'Título',
  content: 'Texto',
  tasks: 'Tareas',
  reminder: 'Recordatorio',
  labels: 'Etiquetas',
  archived: 'Archivo',
};

/** The value of a field, as the person reads it. */
function textOf(field: keyof CambioNota, campos: CambioNota, etiquetas: readonly Etiqueta[]): string {
  const { tasks, reminder, labels, archived } = campos;
  switch (field) {
    case 'tasks':
      return (tasks ?? []).map(({ content, completed }) => `${completed ? '☑' : '☐'} ${content}`).join('\n');
    case 'reminder':
      return reminder ? dueText(reminder, { withTime: true }) : '';
    case 'labels':
      return (labels ?? []).map((id) => etiquetas.find((one) => one.id === id)?.title ?? 'Otra etiqueta').join(', ');
    case 'archived':
      return archived ? 'Archivada' : 'A la vista';
    default:
      return campos[field] ?? '';
  }
}
