import type { FormEvent, ReactNode } from 'react';
import { Button } from './button';
import { DialogActions, DialogBody, DialogFrame } from './dialog-frame';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  /** The label of the button that sends the form. */
  submitLabel: ReactNode;
  /** `danger`: what it does takes something away. */
  submitColor?: 'inherit' | 'danger';
  isSubmitting: boolean;
  /** Nothing can be sent now. */
  isOff?: boolean;
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
  isOff = false,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <DialogBody>{children}</DialogBody>
        <DialogActions>
          <Button variant="outlined" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" color={submitColor} loading={isSubmitting} disabled={isOff}>
            {submitLabel}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
