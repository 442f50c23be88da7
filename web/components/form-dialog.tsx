import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useMedia } from '../lib/use-media';
import { Button } from './button';
import styles from './form-dialog.module.css';
import { HintButton } from './hint-button';

interface FormDialogProps {
  title: string;
  /** The label of the button that sends the form. */
  submitLabel: ReactNode;
  /** `danger`: what it does takes something away. */
  submitColor?: 'inherit' | 'danger';
  isSubmitting: boolean;
  /** Nothing can be sent yet: what the form is about is on its way. */
  isLoading?: boolean;
  onSubmit: (event: FormEvent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; the whole screen of a phone. Enter in a field sends it. */
export function FormDialog({
  title,
  submitLabel,
  submitColor,
  isSubmitting,
  isLoading = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const id = useId();
  const isNarrow = useMedia('(max-width: 599.98px)');
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      aria-labelledby={id}
      slotProps={{ paper: { className: styles.paper } }}
    >
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <header className={styles.header}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
            <X size={18} strokeWidth={1.75} />
          </HintButton>
        </header>
        <div className={styles.fields}>{children}</div>
        <div className={styles.actions}>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color={submitColor} loading={isSubmitting} disabled={isLoading}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
