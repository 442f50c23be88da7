import Alert from '@mui/material/Alert';
import { Button } from '../../../components/button';
import styles from './contacto-form.module.css';

interface ConflictoAvisoProps {
  onReload: () => Promise<void>;
  onOverwrite: () => Promise<void>;
}

/** Somebody else changed the contact while it was being edited: whose stays is the person's choice. */
export function ConflictoAviso({ onReload, onOverwrite }: ConflictoAvisoProps) {
  return (
    <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
      <p>
        <strong>Otra persona cambió este contacto mientras usted lo editaba.</strong> Puede recargarlo y ver cómo quedó,
        sin lo que usted escribió, o guardar lo suyo encima.
      </p>
      <div className={styles.conflicto}>
        <Button size="small" variant="outlined" onClick={() => void onReload()}>
          Recargar
        </Button>
        <Button size="small" variant="contained" onClick={() => void onOverwrite()}>
          Guardar lo mío
        </Button>
      </div>
    </Alert>
  );
}
