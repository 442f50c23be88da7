import { useId } from 'react';
import { type ConfirmConfig, completeConfirm } from './confirm-config';
import { ConfirmContent } from './confirm-content';
import styles from './confirm-dialog.module.css';
import { Dialog } from './ui/dialog';

interface ConfirmDialogProps {
  config: ConfirmConfig;
  isOpen: boolean;
  onClose: () => void;
  onAnswer: (isConfirmed: boolean) => void;
}

/** The dialog of {@link useConfirm}, loaded with the first question. */
export function ConfirmDialog({ config, isOpen, onClose, onAnswer }: ConfirmDialogProps) {
  const id = useId();
  const complete = completeConfirm(config);
  return (
    <Dialog
      isOpen={isOpen}
      shape="card"
      className={styles.panel}
      onClose={complete.dismissible ? onClose : undefined}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      <ConfirmContent id={id} config={complete} onClose={onAnswer} />
    </Dialog>
  );
}
