import { Link } from 'react-router-dom';
import type { CarpetaDePersonaDto } from '../../../api/generated/personas';
import { PlainList, Row, Stack } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { tonosDeEstado, useNombreDeEstado } from '../carpetas/public/estados';
import styles from './carpetas-list.module.css';

interface CarpetasListaProps {
  /** The list's accessible name. */
  label: string;
  carpetas: readonly CarpetaDePersonaDto[];
}

/** The carpetas of a persona, each with the role and the state. */
export function CarpetasLista({ label, carpetas }: CarpetasListaProps) {
  const nombreDeEstado = useNombreDeEstado();
  return (
    <PlainList flow="stack" round="md" bordered aria-label={label}>
      {carpetas.map(({ id, carpetaId, codigo, caratula, estado, rolNombre }) => (
        <Row key={id} as="li" align="center" justify="between" gap={3} pad={[2, 3]} className={styles.row}>
          <Stack as="span" shrinks breaks className={styles.text}>
            <Link className={styles.link} to={`/carpetas/${carpetaId}/partes`}>
              {caratula}
            </Link>
            <span>{[codigo ?? 'Sin número', rolNombre].join(' · ')}</span>
          </Stack>
          <StatusChip label={nombreDeEstado(estado)} tone={tonosDeEstado[estado]} />
        </Row>
      ))}
    </PlainList>
  );
}
