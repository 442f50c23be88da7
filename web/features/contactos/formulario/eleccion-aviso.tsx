import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../components/button';
import { Alert } from '../../../components/ui/alert';
import { scrollIntoSight } from '../../../lib/scroll-into-sight';
import styles from './contacto-form.module.css';

interface Opcion {
  label: string;
  onChoose: () => Promise<void>;
}

interface EleccionAvisoProps {
  children: ReactNode;
  /** The last one is the main choice: it saves what was typed in this same contact. */
  opciones: readonly Opcion[];
}

/** Tells what somebody else did to the contact during the editing, and offers choices. */
export function EleccionAviso({ children, opciones }: EleccionAvisoProps) {
  const alert = useRef<HTMLDivElement>(null);
  // It is above the fields, so the save button below them may be far from it.
  useEffect(() => {
    if (alert.current) scrollIntoSight(alert.current);
  }, []);
  return (
    <Alert ref={alert} severity="warning">
      <p>{children}</p>
      <div className={styles.conflicto}>
        {opciones.map(({ label, onChoose }, index) => (
          <Button
            key={label}
            size="small"
            variant={index === opciones.length - 1 ? 'contained' : 'outlined'}
            onClick={() => void onChoose()}
          >
            {label}
          </Button>
        ))}
      </div>
    </Alert>
  );
}
