import { useController, useFormContext } from 'react-hook-form';
import { RichTextField } from '../../../../components/rich-text/rich-text-field';
import styles from './contacto-form.module.css';
import type { ContactoValues } from './contacto-values';

/** The notes about a contact, as rich text. */
export function NotasField() {
  const { control } = useFormContext<ContactoValues>();
  const { field, fieldState } = useController({ control, name: 'notes' });
  return (
    <div className={styles.group}>
      <span className={styles.legend} aria-hidden="true">
        Notas
      </span>
      <RichTextField label="Notas" value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
      {fieldState.error && (
        <p className={styles.problem} role="alert">
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}
