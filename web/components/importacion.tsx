import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { DialogBody } from './dialog-frame';
import styles from './importacion.module.css';
import { Stack } from './layout/layout';

/** Notes before or after an import; the children are `li`. */
export function ImportacionAyuda({ children }: { children: ReactNode }) {
  return (
    <Stack as="ul" gap={1} padLeft={5} margin={0} size="sm" tone="soft">
      {children}
    </Stack>
  );
}

interface ImportacionAvanceProps {
  text: string;
  /** The progress, from 0 to 1; undefined while it is not known. */
  value?: number;
}

/** Shown while a file is sent and read. */
export function ImportacionAvance({ text, value }: ImportacionAvanceProps) {
  return (
    <DialogBody role="status">
      <p>{text}</p>
      <progress className={styles.progress} max={1} value={value} aria-label="Avance" />
    </DialogBody>
  );
}

/**
 * The outcome of an import, in a sentence.
 * @param isDone whether something was stored
 */
export function ImportacionResultado({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  const Icon = isDone ? CircleCheck : TriangleAlert;
  return (
    <p className={styles.result} data-tone={isDone ? 'success' : 'warning'} role="status">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}

/** The button that undoes an import from its result. */
export function DeshacerImportacion({ isUndoing, onUndo }: { isUndoing: boolean; onUndo: () => void }) {
  return (
    <Button
      color="danger"
      loading={isUndoing}
      startIcon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={onUndo}
    >
      Deshacer la importación
    </Button>
  );
}
