import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ParteDto } from '../../../../api/generated/partes';
import { Button } from '../../../../components/button';
import { isCompleta, type Participacion, participaciones, rolEnNumero, sumaEnTexto } from '../participaciones';
import styles from './participaciones.module.css';
import { useRepartir } from './use-repartir';

interface ParticipacionesListProps {
  carpetaId: string;
  partes: readonly ParteDto[];
  canEdit: boolean;
}

/** What the shares of each role add up to, and a button that divides them equally. */
export function ParticipacionesList({ carpetaId, partes, canEdit }: ParticipacionesListProps) {
  const repartir = useRepartir(carpetaId);
  const todas = participaciones(partes);
  if (todas.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Porcentajes por rol">
      {todas.map((una) => (
        <li key={una.rol} className={styles.item} data-estado={estadoDe(una)}>
          <Icon una={una} />
          <span>
            <strong>{rolEnNumero(una.rol, una.cuantas)}</strong> {sumaEnTexto(una)}
          </span>
          {canEdit && una.cuantas > 1 && !isCompleta(una) && (
            <Button
              size="small"
              color="primary"
              variant="text"
              aria-label={`Repartir en partes iguales: ${rolEnNumero(una.rol, una.cuantas).toLowerCase()}`}
              onClick={() => void repartir(una.rol, partes)}
            >
              Repartir en partes iguales
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const estadoDe = (una: Participacion) => {
  if (una.total === 0) return 'ninguna';
  return isCompleta(una) ? 'completa' : 'incompleta';
};

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Icon({ una }: { una: Participacion }) {
  if (una.total === 0) return <CircleDashed {...icon} />;
  return isCompleta(una) ? <CircleCheck {...icon} /> : <CircleAlert {...icon} />;
}
