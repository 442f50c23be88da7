import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogActions, DialogBody, DialogFrame } from './dialog-frame';

interface ElegirDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that ends when the person makes a choice in it. Its only button leaves without a choice. */
export function ElegirDialog({ title, onClose, children }: ElegirDialogProps) {
  return (
    <DialogFrame title={title} onClose={onClose}>
      <DialogBody>{children}</DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
