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
  /** The last one keeps what was typed where it belongs. */
  opciones: readonly Opcion[];
}

/** What somebody else did to the contact while it was being edited, and what can be done about it. */
export function EleccionAviso({ children, opciones }: EleccionAvisoProps) {
  const alert = useRef<HTMLDivElement>(null);
  // It stands over the fields, and the button that was pressed at the foot of them.
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
