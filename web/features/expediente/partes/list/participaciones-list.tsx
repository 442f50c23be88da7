import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import type { ParteDto, PorcentajeDeParteDto } from '../../../../api/generated/partes';
import { useEscribir } from '../../../../collection/use-escribir';
import { Button } from '../../../../components/button';
import { PlainList, Stack } from '../../../../components/layout/layout';
import {
  isCompleta,
  type Participacion,
  partesIguales,
  participaciones,
  rolEnNumero,
  sumaEnTexto,
} from '../participaciones';
import { partes } from '../public/partes-api';
import styles from './participaciones.module.css';

interface ParticipacionesListProps {
  carpetaId: string;
  partes: readonly ParteDto[];
  canEdit: boolean;
}

/** The sum of the shares of each role, and a button that divides 100 % equally. */
export function ParticipacionesList({ carpetaId, partes, canEdit }: ParticipacionesListProps) {
  const repartir = useRepartir(carpetaId);
  const todas = participaciones(partes);
  if (todas.length === 0) return null;
  return (
    <PlainList flow="row" wrap gap={[0, 5]} margin={[0, 0, 3]} size="sm" numeric aria-label="Porcentajes por rol">
      {todas.map((una) => (
        <Stack
          key={una.rol}
          as="li"
          align="center"
          gap={[0, 2]}
          tone="soft"
          className={styles.item}
          data-estado={estadoDe(una)}
        >
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
        </Stack>
      ))}
    </PlainList>
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

/** Divides 100 % equally among the partes of a role, and offers to restore the old shares. */
function useRepartir(carpetaId: string) {
  const { eliminar: escribirYDeshacer } = useEscribir();
  return (rol: string, todas: readonly ParteDto[]) => {
    const suyas = todas.filter((parte) => parte.rol === rol);
    const iguales = partesIguales(suyas.length);
    const send = (shares: PorcentajeDeParteDto[]) =>
      partes.send('partesShare', { id: carpetaId, repartirPartesDto: { partes: shares } });
    return escribirYDeshacer(send(suyas.map(({ id }, n) => ({ id, porcentaje: iguales[n] ?? null }))), {
      said: `${rolEnNumero(rol, suyas.length)}: 100 % en partes iguales`,
      restore: send(suyas.map(({ id, porcentaje }) => ({ id, porcentaje }))),
    });
  };
}
