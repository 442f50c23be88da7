import { Plus } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTypedHere } from '../../lib/typed-here';
import { Button } from '../button';
import { Row } from '../layout/layout';
import styles from './tag-rows.module.css';

interface NewTagFormProps {
  /** Creates the tag. Rejects when the tag is not created; the typed title stays then. */
  onCreate: ((title: string) => Promise<unknown>) | undefined;
  /** Whether the field takes the focus, because the person came here to write. */
  hasFocus?: boolean;
  /** Shown before the field. */
  children?: ReactNode;
}

/** A field for the title of a new tag. */
export function NewTagForm({ onCreate, hasFocus = false, children }: NewTagFormProps) {
  const [title, setTitle] = useState('');
  useTypedHere(title.trim() !== '');
  const [isSaving, setIsSaving] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim() || isSaving) return;
    setIsSaving(true);
    try {
      await onCreate?.(title.trim());
      setTitle('');
    } catch {
      // The component around the form shows the problem.
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Row as="form" align="center" gap={2} onSubmit={add}>
      {children}
      <input
        className={styles.field}
        value={title}
        maxLength={60}
        // biome-ignore lint/a11y/noAutofocus: only where the person came to write
        autoFocus={hasFocus}
        aria-label="Nueva etiqueta"
        placeholder="Nueva etiqueta"
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" variant="outlined" loading={isSaving} startIcon={<Plus size={16} aria-hidden="true" />}>
        Agregar
      </Button>
    </Row>
  );
}
