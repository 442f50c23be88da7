import { Check, HardDrive, TriangleAlert, Users } from 'lucide-react';
import { Button } from '../../../../components/button';
import { formatBytes } from '../../../../lib/numeros';
import styles from './plan.module.css';
import type { Plan, Uso } from './plan-api';
import { integrantes, motivosDeRechazo } from './plan-fit';

interface PlanCardProps {
  plan: Plan;
  uso: Uso;
  isPresent: boolean;
  /** Left out for people who may not change the plan. */
  onChoose?: () => void;
  isChanging: boolean;
}

/** One plan: its limits, whether it is the current one, and why it cannot be chosen. */
export function PlanCard({ plan, uso, isPresent, onChoose, isChanging }: PlanCardProps) {
  const motivos = isPresent ? [] : motivosDeRechazo(plan, uso);
  return (
    <li className={styles.plan} aria-label={`Plan ${plan.nombre}`} aria-current={isPresent || undefined}>
      <h3 className={styles.nombre}>{plan.nombre}</h3>
      <ul className={styles.limites}>
        <li>
          <Users size={16} strokeWidth={1.75} aria-hidden="true" />
          Hasta {integrantes(plan.miembros)}
        </li>
        <li>
          <HardDrive size={16} strokeWidth={1.75} aria-hidden="true" />
          {formatBytes(plan.almacenamientoBytes)} para documentos
        </li>
      </ul>
      <div className={styles.end}>
        {isPresent && (
          <p className={styles.present}>
            <Check size={16} strokeWidth={2} aria-hidden="true" />
            Plan actual
          </p>
        )}
        {motivos.map((motivo) => (
          <p key={motivo} className={styles.motivo}>
            <TriangleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {motivo}
          </p>
        ))}
        {!isPresent && motivos.length === 0 && onChoose && (
          <Button variant="outlined" loading={isChanging} onClick={onChoose}>
            Cambiar a {plan.nombre}
          </Button>
        )}
      </div>
    </li>
  );
}
