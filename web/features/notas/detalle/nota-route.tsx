import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { useApp } from '../../../app/hooks';
import { useBusqueda } from '../busqueda';
import { newClave } from '../escritura';
import type { Etiqueta, Nota } from '../notas-api';
import { NotaDialog } from './nota-dialog';

interface NotasContext {
  /** As the server has them; undefined while they are on their way. */
  stored: readonly Nota[] | undefined;
  etiquetas: readonly Etiqueta[];
  /** Fetches them anew. */
  reload: () => Promise<unknown>;
}

/** The nota of the address; «nueva» is one that is made with its first letter, and stays open as it gets an address. */
export function NotaRoute() {
  const { notaId = '' } = useParams();
  const { search } = useLocation();
  const { stored, etiquetas, reload } = useOutletContext<NotasContext>();
  const navigate = useNavigate();
  const [clave, setId] = useClave(notaId);
  const isShown = useIsShown();
  const nota = stored?.find(({ id }) => id === notaId);
  const wasListed = useWasListed(notaId, nota !== undefined);
  const isCertain = useCertainty(notaId, wasListed || !stored || notaId === 'nueva', reload);
  const [{ vista }] = useBusqueda();

  const open = (id: string) => {
    setId(id);
    // Saved after it was closed: the address is another's.
    if (isShown.current) void navigate(`/apps/notes/${id}${search}`, { replace: true, preventScrollReset: true });
  };
  const close = useCallback(
    () => void navigate(`/apps/notes${search}`, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  return (
    <NotaDialog
      key={clave}
      clave={clave}
      nota={nota}
      isLoading={!stored || !isCertain}
      etiquetas={etiquetas}
      etiquetaInicial={etiquetas.find(({ id }) => id === vista)?.id}
      onCreated={open}
      onClose={close}
    />
  );
}

/** What a nota is edited under: its id, but for one that is made here, which keeps the name that it had before. */
function useClave(notaId: string): [clave: string, setId: (id: string) => void] {
  const app = useApp();
  const [nueva, setNueva] = useState(() => newClave(app));
  const made = useRef(new Map<string, string>());
  // The next new one is another; not while drawing, which may happen for the address before and after in turns.
  useEffect(() => {
    if (notaId !== 'nueva') setNueva(newClave(app));
  }, [notaId, app]);
  const clave = notaId === 'nueva' ? nueva : (made.current.get(notaId) ?? notaId);
  return [clave, (id) => made.current.set(id, clave)];
}

/** Whether it was in the list since its address was opened: one that has gone from it since was deleted. */
function useWasListed(notaId: string, isListed: boolean): boolean {
  const [listed, setListed] = useState<string | null>(null);
  if (isListed && listed !== notaId) setListed(notaId);
  return isListed || listed === notaId;
}

/** Whether what is known of a nota holds: one that is not in the list may be newer than that, so it is fetched once. */
function useCertainty(notaId: string, isKnown: boolean, reload: () => Promise<unknown>): boolean {
  const [sought, setSought] = useState<string | null>(null);
  const isUncertain = !isKnown && sought !== notaId;
  const latest = useRef(reload);
  latest.current = reload;
  useEffect(() => {
    if (isUncertain) void latest.current().finally(() => setSought(notaId));
  }, [isUncertain, notaId]);
  return !isUncertain;
}

function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
