import { StatusChip, type StatusTone } from '../../../../components/status-chip';
import type { Correo } from '../correos-api';
import styles from './tarjeta.module.css';

type Envio = Correo['envios'][number];

const estados: Record<Envio['estado'], { label: string; tone: StatusTone }> = {
  en_cola: { label: 'En cola', tone: 'info' },
  enviado: { label: 'Enviado', tone: 'success' },
  rechazado: { label: 'Rechazado', tone: 'danger' },
};

/** What became of a mail at the addresses outside the office. */
export function Envios({ envios }: { envios: readonly Envio[] }) {
  return (
    <ul className={styles.envios} aria-label="Envíos a direcciones de afuera">
      {envios.map(({ direccion, estado, motivo }) => (
        <li key={direccion}>
          <StatusChip {...estados[estado]} />
          <span>{direccion}</span>
          {motivo && <span className={styles.motivo}>{motivo}</span>}
        </li>
      ))}
    </ul>
  );
}
