import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog-frame.module.css';
import { HintButton } from './hint-button';
import { Dialog } from './ui/dialog';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /** A press outside and Escape do not close it: something is under way that this would give up. */
  isBusy?: boolean;
  /** A {@link DialogBody} and {@link DialogActions}, or a form of them. */
  children: ReactNode;
}

/** A dialog over the page with its title and the way out; the whole screen of a phone. */
export function DialogFrame({ title, onClose, isBusy = false, children }: DialogFrameProps) {
  const id = useId();
  return (
    <BareDialog titleId={id} onClose={isBusy ? undefined : onClose}>
      <header className={styles.header}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </header>
      {children}
    </BareDialog>
  );
}

interface BareDialogProps {
  /** Of the element that names it. */
  titleId: string;
  /** Escape, or a press outside; without it neither closes it. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** The same with a header of its own. */
export function BareDialog({ titleId, onClose, children }: BareDialogProps) {
  return (
    <Dialog shape="page" className={styles.paper} onClose={onClose} aria-labelledby={titleId}>
      {children}
    </Dialog>
  );
}

/** What a dialog is about; it scrolls where there is more than fits. */
export function DialogBody({ role, children }: { role?: 'status'; children: ReactNode }) {
  return (
    <div className={styles.body} role={role}>
      {children}
    </div>
  );
}

/** The buttons at the foot of a dialog. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
