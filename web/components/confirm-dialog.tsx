import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { type ConfirmConfig, completeConfirm } from './confirm-config';
import { ConfirmContent } from './confirm-content';
import styles from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  config: ConfirmConfig;
  isOpen: boolean;
  onClose: (isConfirmed: boolean) => void;
}

/** The dialog of {@link useConfirm}, loaded when something is first asked. */
export function ConfirmDialog({ config, isOpen, onClose }: ConfirmDialogProps) {
  const id = useId();
  const complete = completeConfirm(config);
  return (
    <Dialog
      open={isOpen}
      onClose={complete.dismissible ? () => onClose(false) : undefined}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      transitionDuration={{ enter: 150, exit: 75 }}
      slotProps={{ paper: { className: styles.panel } }}
    >
      <ConfirmContent id={id} config={complete} onClose={onClose} />
    </Dialog>
  );
}
