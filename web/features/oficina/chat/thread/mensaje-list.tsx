import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { apiMessage, apiStatus } from '../../../../api/api-message';
import { Box, Stack } from '../../../../components/layout/layout';
import { byId } from '../../../../lib/by-id';
import { formatFechaLarga } from '../../../../lib/fechas';
import { contar } from '../../../../lib/numeros';
import { useNombradas } from '../../../expediente/carpetas/public/use-nombradas';
import { useChatFindContactosQuery } from '../chat-api';
import type { Tramo } from '../mensajes-api';
import { type Acciones, AccionesContext } from './actions-context';
import { Fijados } from './fijados';
import styles from './mensaje-list.module.css';
import { MensajeRow } from './mensaje-row';
import { NombradasContext } from './nombradas-context';
import type { Fila } from './thread-rows';
import { useLogScroll } from './use-log-scroll';
import type { useThread } from './use-thread';

interface MensajeListProps {
  /** Undefined until the first message makes the conversation. */
  chatId: string | undefined;
  filas: Fila[];
  /** The messages of `filas`, and whether there are other messages before and after. */
  tramo: Tramo;
  /** The functions that load other messages. */
  thread: Omit<ReturnType<typeof useThread>, 'tramo'>;
  /** Whether authors are named, which a conversation of two does not need. */
  hasAutores: boolean;
  acciones: Omit<Acciones, 'activate' | 'goTo'>;
  /** The id of the message whose menu or panel is open. */
  heldId: string | undefined;
  /** The id of the message to scroll to. */
  mensajeId: string | null;
  /** The time until which the person had read; null without a line of unread messages. */
  leiHasta: string | null;
  onAtEnd: (isAtEnd: boolean) => void;
}

/** The messages, the newest at the bottom. The list stays at the bottom unless the person scrolls up. */
export function MensajeList(props: MensajeListProps) {
  const { chatId, filas, tramo, thread, hasAutores, acciones, heldId, mensajeId, leiHasta, onAtEnd } = props;
  const { problem, before, after, around, since } = thread;
  const { hayAnteriores, hayPosteriores } = tramo;
  const [activeId, setActiveId] = useState<string>();
  const { data: contacts } = useChatFindContactosQuery();
  const people = useMemo(() => byId(contacts), [contacts]);
  const nombradas = useNombradas(useMemo(() => filas.map(({ mensaje }) => mensaje.valor), [filas]));
  const scroll = useLogScroll({
    drawn: filas,
    hayAnteriores: hayAnteriores && !problem,
    hayPosteriores,
    onNearStart: before,
    onNearEnd: () => !problem && void after(),
  });
  const { list, isAtEnd, lineSide, goToEnd, goTo, goToLater } = scroll;
  useEffect(() => onAtEnd(isAtEnd), [isAtEnd, onAtEnd]);
  const { targetId, lead } = useLead({ goTo, goToLater, around, mensajeId });
  // A person who left the thread further up begins at the end again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it appears
  useEffect(() => {
    if (hayPosteriores && !mensajeId) void around(null);
  }, []);

  const toEnd = async () => {
    if (hayPosteriores) await around(null);
    goToEnd();
  };
  useOwnInSight(filas, toEnd);

  const unread = countUnread(filas, leiHasta);
  // The first unread messages may not be loaded.
  const isMore = hayAnteriores && leiHasta !== null && (filas[0]?.mensaje.creadoEn ?? '') > leiHasta;
  const [seenLine, setSeenLine] = useState<string | null>(null);
  if (unread > 0 && lineSide === null && seenLine !== leiHasta) setSeenLine(leiHasta);
  const toUnread = async () => {
    if (leiHasta === null) return;
    await since(leiHasta);
    setSeenLine(leiHasta);
    requestAnimationFrame(() => {
      const line = list.current?.querySelector('[data-unread-line] + [data-mensaje]');
      if (line instanceof HTMLElement) goTo(line.dataset.mensaje ?? '');
    });
  };

  const all = useMemo<Acciones>(() => ({ ...acciones, activate: setActiveId, goTo: lead }), [acciones, lead]);
  const isThere = filas.some(({ mensaje }) => mensaje.id === activeId);
  const tabStop = isThere ? activeId : filas.at(-1)?.mensaje.id;

  return (
    <AccionesContext value={all}>
      {chatId && <Fijados chatId={chatId} />}
      <NombradasContext value={nombradas}>
        <Box grow shrinks="y" relative>
          <div
            ref={list}
            className={styles.list}
            role="log"
            aria-label="Mensajes"
            onPointerLeave={() => setActiveId(undefined)}
            onKeyDown={moveByKeys}
          >
            <div>
              {hayAnteriores && (
                <Stack as="p" middle tone="soft" className={styles.more} aria-hidden="true">
                  <span className="spinner" />
                </Stack>
              )}
              {filas.map(({ mensaje, envio, isDayStart, isFirstUnread, isRunStart, isRunEnd }) => (
                <Fragment key={mensaje.id}>
                  {isDayStart && (
                    <Box
                      as="p"
                      margin={[4, 'auto', 3]}
                      size="xs"
                      tone="soft"
                      round="full"
                      fill="sunken"
                      className={styles.date}
                    >
                      <time dateTime={mensaje.creadoEn}>{formatFechaLarga(mensaje.creadoEn)}</time>
                    </Box>
                  )}
                  {isFirstUnread && (
                    <p className={styles.unread} data-unread-line>
                      Sin leer
                    </p>
                  )}
                  <MensajeRow
                    mensaje={mensaje}
                    envio={envio}
                    isRunStart={isRunStart}
                    isRunEnd={isRunEnd}
                    autor={hasAutores ? people.get(mensaje.autor?.id ?? '') : undefined}
                    hasAutor={hasAutores}
                    isActive={mensaje.id === activeId}
                    isHeld={mensaje.id === heldId}
                    isTarget={mensaje.id === targetId}
                    isTabStop={mensaje.id === tabStop}
                  />
                </Fragment>
              ))}
            </div>
          </div>
          {unread > 0 && lineSide === 'above' && seenLine !== leiHasta && (
            <button type="button" className={styles.jump} data-side="top" onClick={() => void toUnread()}>
              <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
              {unreadText(unread, isMore)}
            </button>
          )}
          {!isAtEnd && (
            <button type="button" className={styles.jump} data-side="bottom" onClick={() => void toEnd()}>
              <ArrowDown size={16} strokeWidth={1.75} aria-hidden="true" />
              {unread > 0 && lineSide === 'below' ? 'Nuevos mensajes' : 'Ir al final'}
            </button>
          )}
          {problem !== null && (
            <p className={styles.problem} role="alert">
              {apiMessage(problem.reason)}
              {apiStatus(problem.reason) === 404 ? (
                <button type="button" onClick={() => void around(null).then(goToEnd)}>
                  Ir al final
                </button>
              ) : (
                <button type="button" onClick={() => void problem.retry()}>
                  Reintentar
                </button>
              )}
            </p>
          )}
        </Box>
      </NombradasContext>
    </AccionesContext>
  );
}

/** Scrolls to a message and marks it. A message that is not shown is loaded first. */
function useLead({
  goTo,
  goToLater,
  around,
  mensajeId,
}: Pick<ReturnType<typeof useLogScroll>, 'goTo' | 'goToLater'> &
  Pick<ReturnType<typeof useThread>, 'around'> & { mensajeId: string | null }) {
  const [targetId, setTargetId] = useState<string>();
  const lead = useCallback(
    (id: string) => {
      setTargetId(id);
      if (goTo(id)) return;
      goToLater(id);
      void around(id);
    },
    [goTo, goToLater, around],
  );
  useEffect(() => {
    if (mensajeId) lead(mensajeId);
  }, [mensajeId, lead]);
  return { targetId, lead };
}

/** Scrolls to the end when the person sends a message, wherever they were. */
function useOwnInSight(filas: readonly Fila[], toEnd: () => unknown): void {
  const last = filas.at(-1);
  const sendingId = last?.envio === 'enviando' ? last.mensaje.id : undefined;
  const latest = useRef(toEnd);
  useEffect(() => {
    latest.current = toEnd;
  });
  useEffect(() => {
    if (sendingId) void latest.current();
  }, [sendingId]);
}

const countUnread = (filas: readonly Fila[], leiHasta: string | null): number =>
  leiHasta === null
    ? 0
    : filas.filter(({ mensaje: { esPropio, eliminado, creadoEn } }) => !esPropio && !eliminado && creadoEn > leiHasta)
        .length;

function unreadText(count: number, isMore: boolean): string {
  const text = contar(count, 'mensaje sin leer', 'mensajes sin leer');
  return isMore ? `Más de ${text}` : text;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** The arrow keys move the focus to the message before or after. */
function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof HTMLElement && event.target.matches('[data-mensaje]') ? event.target : null;
  const step = steps[event.key];
  if (!row || step === undefined) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-mensaje]')];
  const next = rows[rows.indexOf(row) + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}
