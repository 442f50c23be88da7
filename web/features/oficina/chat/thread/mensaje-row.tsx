import { Check, CheckCheck, Clock3, EllipsisVertical, Reply, SmilePlus } from 'lucide-react';
import { memo, type PointerEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { Avatar } from '../../../../components/avatar';
import { HintButton } from '../../../../components/hint-button';
import { PlainList, Row, Text } from '../../../../components/layout/layout';
import { enumerar } from '../../../../lib/enumerar';
import { formatFechaHora, formatHora } from '../../../../lib/fechas';
import { FailedLine } from '../../../../outbox/failed-line';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import type { Contact, Mensaje } from '../chat-api';
import {
  messageDiscarded,
  messageReopened,
  refusedFiles,
  refusedFilesRemoved,
  resendRequested,
  selectOutgoingMensaje,
} from '../outbox-slice';
import { useAcciones } from './actions-context';
import { Bubble } from './bubble';
import styles from './mensaje-row.module.css';
import { restLabel } from './resto';
import type { Envio } from './thread-rows';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A press is long after this many milliseconds, unless the finger moves further than `maxMoved` pixels. */
const longMs = 450;

const maxMoved = 10;

const envioNames = { enviando: 'Enviando…', enviado: 'Enviado', leido: 'Leído' } as const;

const envioIcons = { enviando: Clock3, enviado: Check, leido: CheckCheck } as const;

interface MensajeRowProps {
  mensaje: Mensaje;
  envio: Envio | null;
  isRunStart: boolean;
  isRunEnd: boolean;
  /** The author among the contacts; left out where authors are not shown. */
  autor?: Contact | undefined;
  hasAutor: boolean;
  /** Whether the pointer is over the message, or the focus is in it. */
  isActive: boolean;
  /** Whether the menu or a panel of the message is open. */
  isHeld: boolean;
  /** Whether a link led to the message, which is then marked. */
  isTarget: boolean;
  /** Whether the message is the one that the Tab key reaches. */
  isTabStop: boolean;
}

/** A message with its author, its reactions and its state. */
export const MensajeRow = memo(function MensajeRow(props: MensajeRowProps) {
  const { mensaje, envio, isRunStart, isRunEnd, autor, hasAutor, isActive, isHeld, isTarget, isTabStop } = props;
  const { id, esPropio, creadoEn, eliminado, reacciones } = mensaje;
  const acciones = useAcciones();
  const longPress = useLongPress((element) => isStored && acciones.openMenu(mensaje, element));
  const nombre = esPropio ? 'Usted' : (mensaje.autor?.nombre ?? 'Persona desconocida');
  const isStored = envio === null || envio === 'enviado' || envio === 'leido';
  const isShowingAutor = hasAutor && !esPropio;
  return (
    <Row
      as="article"
      gap="2px"
      align="start"
      column
      relative
      round="lg"
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
      {isShowingAutor && isRunStart && (
        <Text as="p" padLeft={3} size="xs" weight="medium" tone="soft">
          {nombre}
        </Text>
      )}
      <Row relative className={styles.line}>
        <Bubble mensaje={mensaje} hasFailed={envio === 'fallo'} onQuote={acciones.goTo} />
        {(isActive || isHeld) && isStored && !eliminado && <MensajeToolbar mensaje={mensaje} isHeld={isHeld} />}
      </Row>
      {reacciones.length > 0 && <Reacciones mensaje={mensaje} />}
      {(envio === 'fallo' || envio === 'espera') && <FailedMessage id={id} isWaiting={envio === 'espera'} />}
      {isRunEnd && envio !== 'fallo' && envio !== 'espera' && (
        <Row as="p" gap={1} align="center" size="xs" tone="faint" numeric className={styles.time}>
          <time dateTime={creadoEn} title={formatFechaHora(creadoEn)}>
            {formatHora(creadoEn)}
          </time>
          {envio && !eliminado && <EnvioMark envio={envio} mensaje={mensaje} />}
        </Row>
      )}
    </Row>
  );
});

/** The emojis on a message. A click puts or takes back one's own; the hint says who put an emoji. */
function Reacciones({ mensaje }: { mensaje: Mensaje }) {
  const { usuarioId, reaccionar } = useAcciones();
  return (
    <PlainList flow="row" wrap gap={1} margin={['2px', 0]} aria-label="Reacciones">
      {mensaje.reacciones.map(({ emoji, usuarios }) => {
        const isMine = usuarios.some(({ id }) => id === usuarioId);
        const names = usuarios.map(({ id, nombre }) => (id === usuarioId ? 'usted' : nombre));
        const who = enumerar(names);
        return (
          <li key={emoji}>
            <button
              type="button"
              className={styles.chip}
              title={who}
              aria-pressed={isMine}
              onClick={() => reaccionar(mensaje, emoji)}
            >
              <span>{emoji}</span>
              <Text numeric>{usuarios.length}</Text>
              <span className="visually-hidden">, {who}</span>
            </button>
          </li>
        );
      })}
    </PlainList>
  );
}

interface EnvioMarkProps {
  envio: Envio;
  mensaje: Mensaje;
}

/** The state of one's own message. A click on a sent message shows who has read it. */
function EnvioMark({ envio, mensaje }: EnvioMarkProps) {
  const { openLecturas } = useAcciones();
  if (envio === 'fallo' || envio === 'espera') return null;
  const Icon = envioIcons[envio];
  const icon = <Icon size={14} strokeWidth={2} role="img" aria-label={envioNames[envio]} />;
  if (envio === 'enviando') return <span className={styles.envio}>{icon}</span>;
  return (
    <button
      type="button"
      className={styles.envio}
      data-read={envio === 'leido'}
      title={envioNames[envio]}
      tabIndex={-1}
      onClick={({ currentTarget }) => openLecturas(mensaje, currentTarget)}
    >
      {icon}
    </button>
  );
}

/** The handlers for a long press by a finger, and for a context menu opened by keyboard. */
function useLongPress(onLongPress: (element: HTMLElement) => unknown) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const end = useCallback(() => {
    if (press.current) clearTimeout(press.current.timer);
    press.current = null;
  }, []);
  useEffect(() => end, [end]);
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, currentTarget }: PointerEvent<HTMLElement>) => {
      end();
      if (pointerType !== 'touch') return;
      press.current = { x, y, timer: setTimeout(() => onLongPress(currentTarget), longMs) };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (press.current && Math.hypot(clientX - press.current.x, clientY - press.current.y) > maxMoved) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: SyntheticEvent<HTMLElement>) => {
      const { pointerType, button } = event.nativeEvent as globalThis.PointerEvent;
      // A right click keeps the browser's own menu, which copies the selected text. The context-menu key reports no
      // button.
      if (pointerType === 'mouse' && button === 2) return;
      event.preventDefault();
      if (pointerType !== 'touch') onLongPress(event.currentTarget);
    },
  };
}

/** The notice under a message that was not sent, with its actions. */
function FailedMessage({ id, isWaiting }: { id: string; isWaiting: boolean }) {
  const dispatch = useAppDispatch();
  const message = useAppSelector((state) => selectOutgoingMensaje(state, id));
  const refused = message ? refusedFiles(message) : [];
  const isMore = message !== undefined && (message.text !== '' || refused.length < message.adjuntos.length);
  const rest = {
    label: restLabel(refused.map(({ nombre }) => nombre)),
    onSend: () => {
      dispatch(refusedFilesRemoved({ id }));
      dispatch(resendRequested({ id }));
    },
  };
  return (
    <FailedLine
      item={message ?? {}}
      isWaiting={isWaiting}
      onEdit={({ currentTarget }) => {
        currentTarget.closest('section')?.querySelector('textarea')?.focus();
        dispatch(messageReopened({ id }));
      }}
      onResend={() => dispatch(resendRequested({ id }))}
      rest={refused.length > 0 && isMore ? rest : undefined}
      onDiscard={() => dispatch(messageDiscarded({ id }))}
    />
  );
}

/**
 * The first actions of a message. They show while the pointer is over it, or the focus is in it. They also show while a
 * panel of the message is open (`isHeld`).
 */
function MensajeToolbar({ mensaje, isHeld }: { mensaje: Mensaje; isHeld: boolean }) {
  const { responder, openEmojis, openMenu } = useAcciones();
  return (
    <Row
      pad="2px"
      bordered
      round="md"
      fill="raised"
      className={styles.toolbar}
      role="toolbar"
      aria-label="Acciones del mensaje"
    >
      <HintButton
        size="small"
        label="Reaccionar"
        aria-haspopup="dialog"
        aria-expanded={isHeld}
        onClick={({ currentTarget }) => openEmojis(mensaje, currentTarget)}
      >
        <SmilePlus {...icon} />
      </HintButton>
      <HintButton size="small" label="Responder" onClick={() => responder(mensaje)}>
        <Reply {...icon} />
      </HintButton>
      <HintButton
        size="small"
        label="Más acciones"
        hintAlign="end"
        aria-haspopup="menu"
        aria-expanded={isHeld}
        onClick={({ currentTarget }) => openMenu(mensaje, currentTarget)}
      >
        <EllipsisVertical {...icon} />
      </HintButton>
    </Row>
  );
}
