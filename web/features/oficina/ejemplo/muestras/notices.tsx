import { useEffect, useState } from 'react';
import { Button } from '../../../../components/button';
import { Row } from '../../../../components/layout/layout';
import { offerUndo } from '../../../../components/offer-undo';
import { useToast } from '../../../../components/toast-actions';
import { useServices } from '../../../../store/hooks';
import styles from '../ejemplo.module.css';
import { Grupo, Muestra } from '../muestra';

const toasts = [
  ['success', 'Éxito', 'La carpeta se guardó'],
  ['info', 'Información', 'Otra persona está viendo esta carpeta'],
  ['warning', 'Advertencia', 'El archivo ya estaba en la carpeta'],
  ['error', 'Error', 'No se pudo guardar'],
] as const;

/** The toasts and the loading bar. */
export function Avisos() {
  const toast = useToast();
  return (
    <Muestra
      id="avisos"
      title="Avisos y carga"
      text="Un aviso cuenta lo que pasó y se va; si se puede deshacer, lo ofrece. La barra de arriba muestra que algo está en camino."
    >
      <Grupo title="Avisos">
        {toasts.map(([severity, label, text]) => (
          <Button key={severity} variant="outlined" onClick={() => toast(text, { severity })}>
            {label}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() => offerUndo(toast, 'Carpeta eliminada', async () => toast('Carpeta recuperada'))}
        >
          Con deshacer
        </Button>
      </Grupo>
      <ProgressChoice />
    </Muestra>
  );
}

/** The loading bar follows the slider while this page is shown. */
function ProgressChoice() {
  const { pending } = useServices();
  const [percent, setPercent] = useState<number | null>(null);

  useEffect(() => {
    pending.setProgress(percent);
    return () => pending.setProgress(null);
  }, [pending, percent]);

  return (
    <Grupo title="Barra de carga">
      <Row as="label" gap={3} align="center" className={styles.progreso}>
        Avance
        <input
          type="range"
          min={0}
          max={100}
          value={percent ?? 0}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
        <output>{percent === null ? 'sin medir' : `${percent} %`}</output>
      </Row>
      <Button variant="outlined" disabled={percent === null} onClick={() => setPercent(null)}>
        Quitar
      </Button>
    </Grupo>
  );
}
