import { memo } from 'react';
import { Avatar } from '../../../../components/avatar';
import { formatFechaHora, formatHora } from '../../../../lib/fechas';
import type { Contact, Mensaje } from '../chat-api';
import { useAcciones } from './acciones-context';
import { Bubble } from './bubble';
import { EnvioMark } from './envio-mark';
import { FailedMessage } from './failed-message';
import type { Envio } from './filas';
import styles from './mensaje-row.module.css';
import { MensajeToolbar } from './mensaje-toolbar';
import { Reacciones } from './reacciones';
import { useLongPress } from './use-long-press';

interface MensajeRowProps {
  mensaje: Mensaje;
  envio: Envio | null;
  isRunStart: boolean;
  isRunEnd: boolean;
  /** The author as the contacts have them; left out where nobody's name is shown. */
  autor?: Contact | undefined;
  hasAutor: boolean;
  /** It is pointed at or has the focus. */
  isActive: boolean;
  /** Its menu or a panel of it is open. */
  isHeld: boolean;
  /** Somebody was led to it. */
  isTarget: boolean;
  /** The one message that the Tab key reaches. */
  isTabStop: boolean;
}

/** A message with its author, its reactions and how far it has come. */
export const MensajeRow = memo(function MensajeRow(props: MensajeRowProps) {
  const { mensaje, envio, isRunStart, isRunEnd, autor, hasAutor, isActive, isHeld, isTarget, isTabStop } = props;
  const { id, esPropio, creadoEn, eliminado, reacciones } = mensaje;
  const acciones = useAcciones();
  const longPress = useLongPress((element) => isStored && acciones.openMenu(mensaje, element));
  const nombre = esPropio ? 'Usted' : (mensaje.autor?.nombre ?? 'Persona desconocida');
  const isStored = envio === null || envio === 'enviado' || envio === 'leido';
  const isShowingAutor = hasAutor && !esPropio;
  return (
    <article
      className={styles.row}
      data-mensaje={id}
      data-mine={esPropio}
      data-end={isRunEnd}
      data-target={isTarget}
      data-indented={isShowingAutor}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={`${nombre}, ${formatHora(creadoEn)}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && acciones.activate(id)}
      onFocus={() => acciones.activate(id)}
      {...longPress}
    >
      {isShowingAutor && isRunEnd && (
        <span className={styles.avatar}>
          <Avatar id={mensaje.autor?.id} name={nombre} avatar={autor?.avatar} size={28} />
        </span>
      )}
      {isShowingAutor && isRunStart && <p className={styles.autor}>{nombre}</p>}
      <div className={styles.line}>
        <Bubble mensaje={mensaje} hasFailed={envio === 'fallo'} onQuote={acciones.goTo} />
        {(isActive || isHeld) && isStored && !eliminado && <MensajeToolbar mensaje={mensaje} isHeld={isHeld} />}
      </div>
      {reacciones.length > 0 && <Reacciones mensaje={mensaje} />}
      {(envio === 'fallo' || envio === 'espera') && <FailedMessage id={id} isWaiting={envio === 'espera'} />}
      {isRunEnd && envio !== 'fallo' && envio !== 'espera' && (
        <p className={styles.time}>
          <time dateTime={creadoEn} title={formatFechaHora(creadoEn)}>
            {formatHora(creadoEn)}
          </time>
          {envio && !eliminado && <EnvioMark envio={envio} mensaje={mensaje} />}
        </p>
      )}
    </article>
  );
});
