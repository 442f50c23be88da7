import type { EventoDto } from '../../../../api/generated/carpetas';
import { Frase } from '../../../../components/frase';
import { Text } from '../../../../components/layout/layout';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { formatFechaHora, formatHora } from '../../../../lib/fechas';
import styles from './actividad-tab.module.css';

/** An event of the carpeta: who did what, and when. */
export function EventoItem({ evento: { usuario, descripcion, en } }: { evento: EventoDto }) {
  const nombre = usuario?.nombre ?? 'El sistema';
  return (
    <li className={styles.evento}>
      <MiembroAvatar id={usuario?.id} nombre={nombre} size={32} />
      <Text as="p" grow shrinks tone="soft" breaks className={styles.frase}>
        <Text as="strong" weight="medium" tone="text">
          {nombre}
        </Text>{' '}
        <Frase text={descripcion} />
      </Text>
      <Text
        as="time"
        fixed
        size="sm"
        tone="faint"
        numeric
        className={styles.hora}
        dateTime={en}
        title={formatFechaHora(en)}
      >
        {formatHora(en)}
      </Text>
    </li>
  );
}
