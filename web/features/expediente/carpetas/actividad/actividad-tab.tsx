import { History } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { EventoDto } from '../../../../api/generated/carpetas';
import { Button } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Frase } from '../../../../components/frase';
import { PlainList, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { MiembroAvatar } from '../../../../components/miembro-avatar';
import { formatFechaHora, formatHora } from '../../../../lib/fechas';
import { groupByDay } from '../../../../lib/por-dia';
import { useApp, useAppSelector } from '../../../../store/hooks';
import { ComentarioForm } from '../comentarios/comentario-form';
import { ComentarioItem } from '../comentarios/comentario-item';
import { ComentarioNuevoItem } from '../comentarios/comentario-nuevo-item';
import { useCarpetaComentariosInfiniteQuery } from '../comentarios/comentarios-api';
import { EdicionPerdida } from '../comentarios/edicion-perdida';
import { installComentarios } from '../comentarios/install-comentarios';
import { type ComentarioNuevo, selectNuevos } from '../comentarios/nuevos-slice';
import { useComentarios } from '../comentarios/use-comentarios';
import { useCarpeta } from '../public/use-carpeta';
import { useCarpetaActividadInfiniteQuery } from './actividad-api';
import styles from './actividad-tab.module.css';
import { lineaOf } from './linea';

const fresh = { refetchOnMountOrArgChange: true };

/** The events of the carpeta and the comments about it, newest first. */
export function ActividadTab() {
  const carpeta = useCarpeta();
  const app = useApp();
  const { comentar } = useComentarios(carpeta.id);
  const nuevos = useAppSelector(selectNuevos).comentarios.filter(({ carpetaId }) => carpetaId === carpeta.id);
  const [devuelto, setDevuelto] = useState<ComentarioNuevo | null>(null);
  useLayoutEffect(() => installComentarios(app), [app]);
  return (
    <Stack items="start" gap={6} className={styles.actividad}>
      <ComentarioForm
        carpetaId={carpeta.id}
        devuelto={devuelto}
        canSend={carpeta.permisos.comentar}
        onSend={comentar}
      />
      {nuevos.length > 0 && (
        <PlainList as="ol" aria-label="Comentarios por enviar">
          {nuevos.toReversed().map((comentario) => (
            <ComentarioNuevoItem key={comentario.id} comentario={comentario} onEdit={setDevuelto} />
          ))}
        </PlainList>
      )}
      <Linea />
    </Stack>
  );
}

function Linea() {
  const carpeta = useCarpeta();
  const { hash } = useLocation();
  const { entradas, error, refetch, hasMore, isLoadingMore, loadMore } = useLinea(carpeta.id);
  /** The comments that are being edited here. Somebody else may delete them meanwhile. */
  const [editados, setEditados] = useState<readonly string[]>([]);
  const onEditing = useCallback(
    (id: string, isEditing: boolean) =>
      setEditados((now) => [...now.filter((one) => one !== id), ...(isEditing ? [id] : [])]),
    [],
  );
  const perdidos = editados.filter((id) => entradas?.every((entrada) => entrada.id !== id));
  const isTarget = (id: string) => hash === `#comentario-${id}`;
  const isFound = entradas?.some(({ id }) => isTarget(id)) ?? false;

  useEffect(() => {
    if (isFound) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [isFound, hash]);
  // A notification may lead to an older comment.
  const isSought = hash.startsWith('#comentario-') && !isFound && hasMore && !isLoadingMore;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one page after the other
  useEffect(() => {
    if (isSought) loadMore();
  }, [isSought]);

  if (error && !entradas) return <ErrorState error={error} onRetry={refetch} />;
  if (!entradas) return <LoadingSkeleton rows={5} />;
  if (entradas.length === 0) {
    return <EmptyState Icon={History} title="Sin actividad" text="Aquí queda escrito lo que pasa en la carpeta." />;
  }

  return (
    <>
      {perdidos.map((id) => (
        <EdicionPerdida key={id} id={id} onClose={() => onEditing(id, false)} />
      ))}
      {groupByDay(entradas).map(({ nombre, entradas: delDia }) => (
        <section key={nombre}>
          <Text as="h2" marginBottom={2} size="sm" weight="medium" tone="soft">
            {nombre}
          </Text>
          <PlainList as="ol">
            {delDia.map((entrada) =>
              'evento' in entrada ? (
                <EventoItem key={entrada.id} evento={entrada.evento} />
              ) : (
                <ComentarioItem
                  key={entrada.id}
                  carpeta={carpeta}
                  comentario={entrada.comentario}
                  isTarget={isTarget(entrada.id)}
                  onEditing={onEditing}
                />
              ),
            )}
          </PlainList>
        </section>
      ))}
      {hasMore && (
        <Button variant="outlined" loading={isLoadingMore} onClick={loadMore}>
          Cargar más
        </Button>
      )}
    </>
  );
}

/** The events and the comments of a carpeta in one line, page by page. */
function useLinea(carpetaId: string) {
  const eventos = useCarpetaActividadInfiniteQuery(carpetaId, fresh);
  const comentarios = useCarpetaComentariosInfiniteQuery(carpetaId, fresh);
  const linea =
    eventos.currentData && comentarios.currentData
      ? lineaOf(
          { rows: eventos.currentData.pages.flatMap((page) => page.eventos), hasMore: eventos.hasNextPage },
          { rows: comentarios.currentData.pages.flatMap((page) => page.comentarios), hasMore: comentarios.hasNextPage },
        )
      : null;
  return {
    /** Undefined until events and comments are both loaded. */
    entradas: linea?.entradas,
    error: eventos.error ?? comentarios.error,
    refetch: () => {
      void eventos.refetch();
      void comentarios.refetch();
    },
    hasMore: eventos.hasNextPage || comentarios.hasNextPage,
    isLoadingMore: eventos.isFetchingNextPage || comentarios.isFetchingNextPage,
    loadMore: () => {
      if (linea?.next.eventos) void eventos.fetchNextPage();
      if (linea?.next.comentarios) void comentarios.fetchNextPage();
    },
  };
}

/** An event of the carpeta: who did what, and when. */
function EventoItem({ evento: { usuario, descripcion, en } }: { evento: EventoDto }) {
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
