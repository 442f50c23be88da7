import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styles from './dialog-frame.module.css';
import { HintButton } from './hint-button';
import { Row, Text } from './layout/layout';
import { Dialog } from './ui/dialog';

interface DialogFrameProps {
  title: string;
  onClose: () => void;
  /**
   * Whether an action is under way. Escape and a press outside then do not close the dialog, since they would cancel
   * the action.
   */
  isBusy?: boolean;
  /** A {@link DialogBody} and {@link DialogActions}, or a form that contains them. */
  children: ReactNode;
}

/** A dialog with a title and a close button; on a phone it fills the screen. */
export function DialogFrame({ title, onClose, isBusy = false, children }: DialogFrameProps) {
  const id = useId();
  return (
    <BareDialog titleId={id} onClose={isBusy ? undefined : onClose}>
      <Row as="header" align="center" justify="between" gap={2} pad={[4, 4, 2, 6]} className={styles.header}>
        <Text id={id} as="h2" size="lg" weight="strong">
          {title}
        </Text>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      </Row>
      {children}
    </BareDialog>
  );
}

interface BareDialogProps {
  /** The id of the element that names the dialog. */
  titleId: string;
  /** Called on Escape or a press outside; undefined for a dialog that neither of them closes. */
  onClose: (() => void) | undefined;
  children: ReactNode;
}

/** A {@link DialogFrame} without the header, for a dialog that draws its own. */
export function BareDialog({ titleId, onClose, children }: BareDialogProps) {
  return (
    <Dialog shape="page" className={styles.paper} onClose={onClose} aria-labelledby={titleId}>
      {children}
    </Dialog>
  );
}

/** The content of a dialog, which scrolls when it does not fit. */
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
