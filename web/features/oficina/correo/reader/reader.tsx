import { skipToken } from '@reduxjs/toolkit/query';
import { ArrowLeft, Forward, MailOpen, MailX, Reply, ReplyAll } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { apiStatus } from '../../../../api/api-message';
import { useColeccion } from '../../../../collection/use-collection';
import { useLeave } from '../../../../collection/use-leave';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { IconLink } from '../../../../components/icon-link';
import { latePanel } from '../../../../components/late-panel';
import { BareButton, Box, PlainList, Row } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Missing, noEncontrado } from '../../../../components/missing';
import { useIsCut } from '../../../../lib/use-is-cut';
import { useWindowHidden } from '../../../../lib/use-window-hidden';
import { usePermiso } from '../../../../session/use-permiso';
import { asuntoDe } from '../asunto';
import { CarpetaChips } from '../carpetas/carpeta-chips';
import { ImapFolderChip } from '../carpetas/imap-folder-chip';
import { useArchivar } from '../carpetas/use-archivar';
import { correosDe, isDe } from '../conversacion';
import { enteros, hilos } from '../correos';
import {
  type Adjunto,
  type Correo,
  type CorreoListado,
  isSalido,
  useCorreosFileAsDocumentoMutation,
} from '../correos-api';
import { EtiquetaChips } from '../etiquetas/etiqueta-chips';
import type { PaginaDeLista } from '../list/use-page';
import { direccionOf } from '../lugares';
import { alAcercarse } from '../redactar/preparar';
import { useRedactar } from '../redactar/use-redactar';
import { type Acciones, useAcciones } from '../use-actions';
import type { EnLugar } from '../use-lugar';
import { useTeclas } from '../use-teclas';
import { hasArchivos, ListaDeArchivos } from './archivos/archivos-list';
import { isLegible, Resumen } from './archivos/resumen';
import { Tarjeta } from './correo-card';
import { TarjetaPlegada } from './folded-card';
import { Avisos } from './notices';
import styles from './reader.module.css';
import { Barra } from './reader-bar';

const { Panel: GuardarArchivoDialog } = latePanel(
  async () => (await import('../../../expediente/documentos/public/guardar-archivo-dialog')).GuardarArchivoDialog,
);

const iconProps = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const { Panel: ArchivarDialog } = latePanel(async () => (await import('../carpetas/archivar-dialog')).ArchivarDialog);

interface OpenCorreoProps {
  en: EnLugar;
  lista: PaginaDeLista;
}

/** The open mail with its thread; without an open mail, a hint. */
export function OpenCorreo({ en, lista }: OpenCorreoProps) {
  const { correoId } = en;
  if (correoId) return <Abierto correoId={correoId} en={en} lista={lista} />;
  return <Vacio en={en} lista={lista} />;
}

function Vacio({ en, lista }: OpenCorreoProps) {
  useTeclas({ en, lista });
  return (
    <div className={styles.vacio}>
      <EmptyState Icon={MailOpen} title="Seleccione un correo para leerlo" />
    </div>
  );
}

function Abierto({ correoId, en, lista }: OpenCorreoProps & { correoId: string }) {
  const { lugar, pagina, buscar } = en;
  const leave = useLeave();
  const acciones = useAcciones();
  const { correo, correos, isOpen, turn, error, refetch } = useLectura(correoId, acciones);
  const toList = lugar ? direccionOf(lugar, pagina, { buscar }) : '/apps/mailbox';
  const close = () => leave(toList);
  const ultimo = correos.at(-1);
  const { quitar } = useArchivar();
  const canArchivar = usePermiso('carpetas.comentar');
  const [isArchiving, setIsArchiving] = useState(false);
  const archivar = canArchivar && correo && isSalido(correo) ? () => setIsArchiving(true) : undefined;
  const fila = lista.correos?.find((one) => isDe(one, correoId));
  const juntos = correo ? juntosCon(correo, fila) : [];
  useTeclas({ en, lista, correo, ultimo, juntos, acciones, close, archivar });

  const back = (
    <IconLink only="below-lg" to={toList} preventScrollReset label="Volver a la lista">
      <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconLink>
  );
  return (
    <Row as="article" column shrinks className={styles.lector} aria-label={correo ? asuntoDe(correo.asunto) : 'Correo'}>
      <Row as="header" pad={[0, 3]} align="center" fixed minHeight={52} line="bottom" className={styles.barra}>
        {back}
        {correo && <Barra correo={correo} juntos={juntos} acciones={acciones} onArchivar={archivar} onClose={close} />}
      </Row>
      <Box pad={[5, 6, 6]} grow shrinks="y" scrolls className={styles.hoja}>
        {!correo && !error && <LoadingSkeleton rows={6} rowHeight={40} />}
        {error !== undefined &&
          (apiStatus(error) === 404 ? (
            <Missing Icon={MailX} {...noEncontrado('el correo')} back={{ label: 'Volver a la lista', to: toList }} />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ))}
        {correo && ultimo && (
          <>
            <Asunto asunto={asuntoDe(correo.asunto)} />
            <Row wrap gap={1}>
              <CarpetaChips
                carpetas={correo.carpetas}
                onQuitar={canArchivar ? (carpeta) => void quitar(correo, carpeta) : null}
              />
              <ImapFolderChip nombre={correo.carpetaExterna} />
              <EtiquetaChips
                ids={correo.etiquetas}
                onQuitar={({ id }) => void acciones.cambiar([correo], { etiquetas: { quitar: [id] } })}
              />
            </Row>
            <Avisos correo={correo} acciones={acciones} onClose={close} />
            <PlainList as="ol" flow="stack" gap={2} margin={[4, 0]} aria-label="Conversación">
              {correos.map((one) => (
                <Box as="li" shrinks key={one.id}>
                  {isOpen(one.id) ? (
                    <Tarjeta
                      correo={one}
                      hilo={correos}
                      base={`/api/correos/${one.id}`}
                      archivos={hasArchivos(one) && <Archivos correoId={one.id} archivos={one.archivos} />}
                      onPlegar={correos.length > 1 ? () => turn(one.id) : undefined}
                    />
                  ) : (
                    <TarjetaPlegada correo={one} onAbrir={() => turn(one.id)} />
                  )}
                </Box>
              ))}
            </PlainList>
            <Respuestas correo={ultimo} />
          </>
        )}
      </Box>
      {isArchiving && correo && <ArchivarDialog correos={[correo]} onClose={() => setIsArchiving(false)} />}
    </Row>
  );
}

/** The subject, up to three lines until the person asks for all of it. */
function Asunto({ asunto }: { asunto: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const isCut = useIsCut(heading, asunto);
  return (
    <>
      <Box
        ref={heading}
        as="h2"
        marginBottom={2}
        size="xl"
        weight="strong"
        leading="tight"
        breaks
        className={styles.asunto}
        data-entero={isWhole}
      >
        {asunto}
      </Box>
      {(isCut || isWhole) && (
        <BareButton
          padY="2px"
          margin={[0, 0, 2]}
          tone="primary"
          round="sm"
          centered
          className={styles.todo}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? 'Ver menos' : 'Ver todo el asunto'}
        </BareButton>
      )}
    </>
  );
}

/** The buttons to answer the last mail of a thread. A mail that was not sent yet cannot be answered. */
function Respuestas({ correo }: { correo: Correo }) {
  const { id, para, cc } = correo;
  const { responder, reenviar } = useRedactar();
  if (!isSalido(correo)) return null;
  return (
    <Row wrap gap={2} className={styles.respuestas} {...alAcercarse}>
      <Button variant="outlined" startIcon={<Reply {...iconProps} />} onClick={() => responder(id, false)}>
        Responder
      </Button>
      {para.length + cc.length > 1 && (
        <Button variant="outlined" startIcon={<ReplyAll {...iconProps} />} onClick={() => responder(id, true)}>
          Responder a todos
        </Button>
      )}
      <Button variant="outlined" startIcon={<Forward {...iconProps} />} onClick={() => reenviar(id)}>
        Reenviar
      </Button>
    </Row>
  );
}

/** The mail that the address names with its thread, the oldest first. Mails that are shown are marked as read. */
function useLectura(correoId: string, { cambiar }: Acciones) {
  const { data: correo, error, refetch } = useColeccion(enteros, { id: correoId });
  // Mails in spam and trash do not belong to threads.
  const hasHilo = correo !== undefined && correo.enHilo > 1 && correo.bandeja !== 'spam' && correo.bandeja !== 'trash';
  const { data: hilo } = useColeccion(hilos, hasHilo ? { id: correoId } : skipToken);
  const correos = useMemo(() => (correo ? conHilo(correo, hilo) : []), [correo, hilo]);
  /** The ids of the mails that the person unfolded or folded. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const at = correos.findIndex(({ id }) => id === correoId);
  /** The ids of the mails that were unread when the conversation was opened. They are open too. */
  const [nuevos, setNuevos] = useState<ReadonlySet<string>>();
  if (!nuevos && correo && (hilo || !hasHilo))
    setNuevos(new Set(correos.filter(({ leido }) => !leido).map(({ id }) => id)));
  const isOpen = (id: string) =>
    (correos.findIndex((one) => one.id === id) >= at || (nuevos?.has(id) ?? false)) !== turned.has(id);
  const turn = (id: string) =>
    setTurned((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));

  const isHidden = useWindowHidden();
  /**
   * The ids of mails shown before. A mail is marked as read only when it is first shown. So the person can mark it as
   * unread again.
   */
  const read = useRef(new Set<string>());
  const shown = isHidden ? [] : correos.filter(({ id }) => isOpen(id));
  const shownIds = shown.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only by the ids, since the mails are new objects each time
  useEffect(() => {
    const fresh = shown.filter(({ id, leido }) => !leido && !read.current.has(id));
    for (const { id } of shown) read.current.add(id);
    if (fresh.length > 0) void cambiar(fresh, { leido: true });
  }, [shownIds]);

  return { correo, correos, isOpen, turn, error, refetch };
}

/** The mails that leave a list with the open mail, the open one first. */
function juntosCon(correo: Correo, fila: CorreoListado | undefined): CorreoListado[] {
  return [correo, ...(fila ? correosDe(fila).filter(({ id }) => id !== correo.id) : [])];
}

/** The thread with the open mail in it. The open mail may be newer than the thread's copy. */
function conHilo(correo: Correo, hilo: readonly Correo[] = []): Correo[] {
  if (!hilo.some(({ id }) => id === correo.id)) return [...hilo, correo].sort((a, b) => a.fecha.localeCompare(b.fecha));
  return hilo.map((one) => (one.id === correo.id ? correo : one));
}

interface ArchivosProps {
  correoId: string;
  archivos: readonly Adjunto[];
}

/** The files of a mail. Each can be filed in a carpeta. */
function Archivos({ correoId, archivos }: ArchivosProps) {
  const [saving, setSaving] = useState<Adjunto | null>(null);
  const canSave = usePermiso('documentos.subir');
  const [file] = useCorreosFileAsDocumentoMutation();
  return (
    <>
      <ListaDeArchivos
        base={`/api/correos/${correoId}`}
        archivos={archivos}
        onGuardar={canSave ? setSaving : undefined}
      >
        {(shown) =>
          shown.filter(isLegible).map((archivo) => <Resumen key={archivo.id} correoId={correoId} archivo={archivo} />)
        }
      </ListaDeArchivos>
      {saving && (
        <GuardarArchivoDialog
          nombre={saving.nombre}
          onGuardar={(carpetaId, seccionId) =>
            file({ id: correoId, adjuntoId: saving.id, archivarCorreoAdjuntoDto: { carpetaId, seccionId } }).unwrap()
          }
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
