import { X } from 'lucide-react';
import type { AccesoDto } from '../../../../api/generated/accesos';
import { Button } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { StatusChip } from '../../../../components/status-chip';
import { formatFecha } from '../../../../lib/fechas';
import styles from './accesos.module.css';

interface AccesoItemProps {
  acceso: AccesoDto;
  /** Changes until when. Without it, the person cannot. */
  onChange?: () => void;
  onEnd?: () => void;
}

/** Somebody to whom the carpeta was opened. */
export function AccesoItem({ acceso, onChange, onEnd }: AccesoItemProps) {
  const { usuario, rol, desde, otorgadoPor, hasta, vigente } = acceso;
  const nombre = usuario.nombre;
  return (
    <li className={styles.item}>
      <MiembroAvatar {...usuario} size={32} />
      <div className={styles.who}>
        <p className={styles.nombre}>
          {nombre}
          {!vigente && <StatusChip label="Terminó" hasDot={false} />}
        </p>
        <p className={styles.soft}>
          {rol} · desde el <time dateTime={desde}>{formatFecha(desde)}</time>
          {otorgadoPor && ` · lo dio ${otorgadoPor.nombre}`}
        </p>
        <p className={styles.soft}>
          {hasta ? (
            <>
              {vigente ? 'Hasta el' : 'Fue hasta el'} <time dateTime={hasta}>{formatFecha(hasta)}</time>
              {vigente && ', inclusive'}
            </>
          ) : (
            'Sin vencimiento'
          )}
        </p>
      </div>
      <span className={styles.actions}>
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
      </span>
    </li>
  );
}
