import { Check, CheckCheck, Clock3 } from 'lucide-react';
import type { Mensaje } from '../chat-api';
import { useAcciones } from './acciones-context';
import type { Envio } from './filas';
import styles from './mensaje-row.module.css';

const words = { enviando: 'Enviando…', enviado: 'Enviado', leido: 'Leído' } as const;
const icons = { enviando: Clock3, enviado: Check, leido: CheckCheck } as const;

interface EnvioMarkProps {
  envio: Envio;
  mensaje: Mensaje;
}

/** How far a message of one's own has come. Once it is sent, a click tells who has read it. */
export function EnvioMark({ envio, mensaje }: EnvioMarkProps) {
  const { openLecturas } = useAcciones();
  if (envio === 'fallo' || envio === 'espera') return null;
  const Icon = icons[envio];
  const icon = <Icon size={14} strokeWidth={2} role="img" aria-label={words[envio]} />;
  if (envio === 'enviando') return <span className={styles.envio}>{icon}</span>;
  return (
    <button
      type="button"
      className={styles.envio}
      data-read={envio === 'leido'}
      title={words[envio]}
      tabIndex={-1}
      onClick={({ currentTarget }) => openLecturas(mensaje, currentTarget)}
    >
      {icon}
    </button>
  );
}
