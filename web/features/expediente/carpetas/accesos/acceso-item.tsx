import { X } from 'lucide-react';
import type { AccesoDto } from '../../../../api/generated/accesos';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { StatusChip } from '../../../../components/status-chip';
import { formatFecha } from '../../../../lib/fechas';
import styles from './accesos.module.css';

interface AccesoItemProps {
  acceso: AccesoDto;
  /** Opens the form that changes the end of the acceso. Missing when the person may not change it. */
  onChange?: () => void;
  onEnd?: () => void;
}

/** An acceso in the list: a person to whom the carpeta was opened. */
export function AccesoItem({ acceso, onChange, onEnd }: AccesoItemProps) {
  const { usuario, rol, desde, otorgadoPor, hasta, vigente } = acceso;
  const nombre = usuario.nombre;
  return (
    <li className={styles.item}>
      <MiembroAvatar {...usuario} size={32} />
      <Stack gap="2px" shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {nombre}
          {!vigente && <StatusChip label="Terminó" hasDot={false} />}
        </Row>
        <Text as="p" size="sm" tone="soft">
          {rol} · desde el <time dateTime={desde}>{formatFecha(desde)}</time>
          {otorgadoPor && ` · lo dio ${otorgadoPor.nombre}`}
        </Text>
        <Text as="p" size="sm" tone="soft">
          {hasta ? (
            <>
              {vigente ? 'Hasta el' : 'Fue hasta el'} <time dateTime={hasta}>{formatFecha(hasta)}</time>
              {vigente && ', inclusive'}
            </>
          ) : (
            'Sin vencimiento'
          )}
        </Text>
      </Stack>
      <Row as="span" align="center" gap={1}>
        {onChange && (
          <Button size="small" variant="outlined" aria-label={`Cambiar el último día de ${nombre}`} onClick={onChange}>
            Cambiar
          </Button>
        )}
        {onEnd && (
          <HintButton size="small" hintAlign="end" label={`Quitar el acceso de ${nombre}`} onClick={onEnd}>
            <X size={16} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        )}
      </Row>
    </li>
  );
}
