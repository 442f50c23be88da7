import { weakMapMemoize } from '@reduxjs/toolkit';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { apiStatus } from '../../../api/api-message';
import type { DirectorioDeRutaDto, ListaArchivosDto } from '../../../api/generated/archivos';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import type { PorCargar } from '../../../lib/selection';
import { usePermiso } from '../../../session/use-permiso';
import { type ListaArg, useArchivosDeDirectorioInfiniteQuery, useArchivosSearchQuery } from './archivos-api';
import { useDireccion } from './direccion';
import { deArchivo, deDirectorio, type Item } from './item';
import { useComo } from './list/use-como';

/**
 * An item stays the same object while its data is the same. So it is not drawn again when another part of the list
 * arrives.
 */
const listedArchivo = weakMapMemoize(deArchivo);
const listedDirectorio = weakMapMemoize(deDirectorio);

/** The most archivos, and the most directorios, that a search finds. */
const MOST_FOUND = 200;

/** The state of the drive's page: a directorio, or the hits of a search in the whole drive. */
export function useArchivos() {
  const place = useDireccion();
  const { directorioId, direccion, change } = place;
  const [como, setComo] = useComo(direccion, change);
  const { orden, direccion: sentido, buscar } = direccion;
  const arg: ListaArg = { orden, sentido, ...(directorioId && { directorioId }) };
  const lista = useArchivosDeDirectorioInfiniteQuery(arg, { refetchOnMountOrArgChange: 10, refetchOnFocus: true });
  const found = useArchivosSearchQuery(buscar ? { buscar, limite: MOST_FOUND } : skipToken);
  const pages = lista.currentData?.pages;
  useLeaveUnknown(place, pages?.[0]?.ruta, lista.error);
  const hallados = found.currentData;
  const items = useMemo<Item[] | undefined>(() => {
    if (buscar) return hallados && [...hallados.directorios.map(deDirectorio), ...hallados.archivos.map(deArchivo)];
    return (
      pages && [
        ...(pages[0]?.directorios ?? []).map((directorio) => listedDirectorio(directorio)),
        ...pages.flatMap(({ archivos }) => archivos.map((archivo) => listedArchivo(archivo))),
      ]
    );
  }, [buscar, hallados, pages]);

  const [first] = pages ?? [];
  const last = pages?.at(-1);
  const total = first && { archivos: last?.totalArchivos ?? 0, directorios: first.directorios.length };
  const resto = useResto(total ? total.archivos + total.directorios : 0, lista.fetchNextPage);
  const shown = buscar ? found : lista;
  const canWrite = usePermiso('archivos.escribir');
  const isCut = hallados !== undefined && Math.max(hallados.archivos.length, hallados.directorios.length) >= MOST_FOUND;
  return {
    ...place,
    como,
    setComo,
    /** The items of the list; undefined until the first answer. */
    items,
    /** The directorio that is shown; undefined until the first answer, null at the outermost level. */
    directorio: first?.directorio,
    /** The directorios from the outermost one to this one. */
    ruta: first?.ruta ?? sinRuta,
    /** The number of directorios and archivos directly in the directorio; undefined until the first answer. */
    total,
    archivoMaxMib: first?.archivoMaxMib ?? 50,
    canWrite,
    canRestrict: usePermiso('archivos.restringir'),
    /** Whether the search has more hits than the list shows. */
    isCut: buscar !== '' && isCut,
    /** Fetches the next part of a long list. */
    more: () => {
      if (!buscar && lista.hasNextPage && !lista.isFetchingNextPage && !lista.isFetching) void lista.fetchNextPage();
    },
    /** The rest of a list that comes in parts; undefined for hits of a search, which come at once. */
    resto: buscar ? undefined : resto,
    error: shown.error,
    retry: () => void shown.refetch(),
  };
}

/** The rest of a long list, which is fetched part by part. */
function useResto(total: number, fetchNext: ReturnType<typeof useArchivosDeDirectorioInfiniteQuery>['fetchNextPage']) {
  const attempt = useAttempt();
  return useMemo<PorCargar>(
    () => ({
      total,
      cargar: async () => {
        const ids: string[] = [];
        const isDone = await attempt(async () => {
          let pages: ListaArchivosDto[];
          do ({ pages } = await fetchNext().unwrap());
          while (pages.at(-1)?.siguiente);
          ids.push(...(pages[0]?.directorios ?? []).map(({ id }) => id));
          ids.push(...pages.flatMap(({ archivos }) => archivos.map(({ id }) => id)));
        });
        return isDone ? ids : undefined;
      },
    }),
    [total, fetchNext, attempt],
  );
}

const sinRuta: DirectorioDeRutaDto[] = [];

export type Archivos = ReturnType<typeof useArchivos>;

/** Leaves a directorio that does not exist for its parent, or for the outermost level. A toast says so. */
function useLeaveUnknown(
  { directorioId, isKnown, placeHref }: ReturnType<typeof useDireccion>,
  ruta: readonly DirectorioDeRutaDto[] | undefined,
  error: unknown,
): void {
  const navigate = useNavigate();
  const toast = useToast();
  /** The parent of each directorio that was shown. */
  const parents = useRef(new Map<string, string | null>());
  useEffect(() => {
    ruta?.forEach(({ id }, index) => void parents.current.set(id, ruta[index - 1]?.id ?? null));
  }, [ruta]);
  const isGone = !isKnown || (directorioId !== null && apiStatus(error) === 404);
  const leave = useEffectEvent(() => {
    toast('Ese directorio no está, o usted no puede verlo.', { severity: 'warning' });
    void navigate(placeHref(parents.current.get(directorioId ?? '') ?? null), { replace: true });
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
}
