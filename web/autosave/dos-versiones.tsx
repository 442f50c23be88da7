import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../components/button';
import { Distinto } from '../components/distinto';
import styles from './dos-versiones.module.css';
import type { Autosave } from './use-autosave';

/** A field with different values in the two versions, as people read them. */
export interface CampoDistinto {
  nombre: string;
  mio: string;
  guardado: string;
}

interface DosVersionesProps<Fields extends object> {
  autosave: Pick<Autosave<Fields>, 'estado' | 'draft' | 'retry' | 'discard' | 'change'>;
  /** A sentence that says what happened. */
  titulo: string;
  /** The label of the notice for screen readers. */
  label: string;
  /** The fields that differ. Called only in a conflict. */
  campos: () => CampoDistinto[];
}

/**
 * Shows the version written here and the stored version, until the person chooses. Choosing the stored version can be
 * undone.
 */
export function DosVersiones<Fields extends object>({ autosave, titulo, label, campos }: DosVersionesProps<Fields>) {
  const [dropped, setDropped] = useState<Partial<Fields> | null>(null);
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
  const distintos = campos();
  return (
    <section className={styles.conflict} role="alert" aria-label={label}>
      <p className={styles.heading}>
        <TriangleAlert size={18} strokeWidth={1.75} aria-hidden="true" />
        {titulo}
      </p>
      <div className={styles.versions}>
        <Version
          title="Lo suyo, sin guardar"
          campos={distintos.map(({ nombre, mio, guardado }) => ({ nombre, text: mio, de: guardado }))}
        />
        <Version
          title="Lo guardado"
          campos={distintos.map(({ nombre, mio, guardado }) => ({ nombre, text: guardado, de: mio }))}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="contained" size="small" onClick={autosave.retry}>
          Guardar lo mío
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
  campos: { nombre: string; text: string; de: string }[];
}

function Version({ title, campos }: VersionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.version} tabIndex={0} aria-label={title}>
      <h3 className={styles.versionTitle}>{title}</h3>
      {campos.map(({ nombre, text, de }) => (
        <p key={nombre} className={styles.field}>
          <span className={styles.name}>{nombre}</span>
          <span>{text ? <Distinto text={text} de={de} /> : '(vacío)'}</span>
        </p>
      ))}
    </section>
  );
}
