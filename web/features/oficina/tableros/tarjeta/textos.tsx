import { useTypedText } from '../../../../autosave/use-typed-text';
import styles from './tarjeta.module.css';

interface TextoProps {
  value: string;
  /** Without it, the text is read-only. */
  onChange?: (text: string) => void;
}

/** The title of a card, as high as its text. If it is emptied, the old title stays. */
export function Titulo({ value, onChange }: TextoProps) {
  const field = useTypedText(value, (text) => {
    const title = text.replace(/\s+/g, ' ').trim();
    if (title) onChange?.(title);
  });
  if (!onChange) return <p className={styles.titleText}>{value}</p>;
  return (
    <textarea
      {...field}
      className={`${styles.field} ${styles.title}`}
      aria-label="Título"
      rows={1}
      maxLength={500}
      onKeyDown={(event) => {
        // The title is one paragraph, so Enter ends it.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        field.onBlur();
      }}
    />
  );
}

/** The description of a card, as plain text. */
export function Descripcion({ value, onChange }: TextoProps) {
  const field = useTypedText(value, (text) => onChange?.(text.trim()));
  if (!onChange) return value ? <p className={styles.descriptionText}>{value}</p> : null;
  return (
    <label className={styles.description}>
      <span className={styles.factLabel}>Descripción</span>
      <textarea
        {...field}
        className={`${styles.field} ${styles.descriptionField}`}
        rows={5}
        maxLength={20_000}
        placeholder="Agregar una descripción"
      />
    </label>
  );
}
