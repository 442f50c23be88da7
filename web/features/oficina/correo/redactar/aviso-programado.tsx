import { Clock } from 'lucide-react';
import { Button } from '../../../../components/button';
import { formatFechaHora } from '../../../../lib/fechas';
import type { Correo } from '../correos-api';
import styles from './redactor.module.css';
import type { Envio } from './use-envio';

/** Says when a mail leaves that waits, and lets it be taken back. One that has left cannot be changed. */
export function AvisoProgramado({ correo, envio }: { correo: Correo | undefined; envio: Envio }) {
  if (!correo || correo.estado === 'borrador') return null;
  const { estado, enviarEn } = correo;
  return (
    <div className={styles.aviso} role="status">
      <Clock size={16} strokeWidth={1.75} aria-hidden="true" />
      <p>
        {estado === 'programado' && enviarEn ? `Se envía el ${formatFechaHora(enviarEn)}.` : 'El correo ya se envió.'}
      </p>
      {estado === 'programado' && (
        <>
          <Button size="small" onClick={() => void envio.detener()}>
            Detener el envío
          </Button>
          <Button size="small" color="primary" onClick={() => void envio.enviarAhora()}>
            Enviar ahora
          </Button>
        </>
      )}
    </div>
  );
}
