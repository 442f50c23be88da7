import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectAutosaves } from '../../../../autosave/autosave-slice';
import { readKept } from '../../../../autosave/kept-drafts';
import { newId } from '../../../../lib/new-id';
import { useWasThere } from '../../../../lib/use-was-there';
import { selectScope } from '../../../../session/session-selectors';
import { useApp } from '../../../../store/hooks';
import type { App } from '../../../../store/store';
import { useBusqueda } from '../busqueda';
import type { Etiqueta, Nota } from '../notas-api';
import { NotaDialog } from './nota-dialog';

interface NotaRouteProps {
  /** The nota in the address: an id or «nueva». */
  notaId: string;
  /** The notas with the writes on their way, without drafts. Undefined while they load. */
  sent: readonly Nota[] | undefined;
  etiquetas: readonly Etiqueta[];
  /** Fetches the notas and the etiquetas again. */
  reload: () => Promise<unknown>;
}

/** The nota of the address. Under «nueva», a nota is created at its first letter; then its id is in the address. */
export function NotaRoute({ notaId, sent, etiquetas, reload }: NotaRouteProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const nueva = useNueva(notaId);
  const id = notaId === 'nueva' ? nueva : notaId;
  const nota = sent?.find((one) => one.id === id);
  const isCreated = nota !== undefined && nota.version > 0;
  const wasThere = useWasThere(id, isCreated);
  const isCertain = useCertainty(notaId, wasThere || !sent || notaId === 'nueva', reload);
  const [{ vista }] = useBusqueda();

  useEffect(() => {
    if (notaId !== 'nueva' || !isCreated) return;
    void navigate(`/apps/notes/${id}${search}`, { replace: true, preventScrollReset: true });
  }, [notaId, isCreated, id, search, navigate]);
  const close = useCallback(
    () => void navigate(`/apps/notes${search}`, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  return (
    <NotaDialog
      key={id}
      id={id}
      nota={nota}
      isNew={id === nueva}
      wasThere={wasThere}
      isLoading={!sent || !isCertain}
      etiquetas={etiquetas}
      etiquetaInicial={etiquetas.find((etiqueta) => etiqueta.id === vista)?.id}
      onClose={close}
    />
  );
}

/** The id of the new nota. The nota keeps the id once it is created; the next new nota gets another. */
function useNueva(notaId: string): string {
  const app = useApp();
  const [nueva, setNueva] = useState(() => nuevaId(app));
  const [last, setLast] = useState(notaId);
  if (last !== notaId) {
    setLast(notaId);
    if (notaId === 'nueva') setNueva(nuevaId(app));
  }
  return nueva;
}

/** Whether it is known if the nota exists. A nota may be newer than the list, which is then fetched once. */
function useCertainty(notaId: string, isKnown: boolean, reload: () => Promise<unknown>): boolean {
  const [sought, setSought] = useState<string | null>(null);
  const isUncertain = !isKnown && sought !== notaId;
  const seek = useEffectEvent(reload);
  useEffect(() => {
    if (isUncertain) void seek().finally(() => setSought(notaId));
  }, [isUncertain, notaId]);
  return !isUncertain;
}

/**
 * The id of a new nota. An earlier visit may have left a draft that it could not save. Then the id is the draft's, so
 * that the draft is shown.
 */
function nuevaId(app: App): string {
  const state = app.store.getState();
  const scope = selectScope(state);
  const here = selectAutosaves(state);
  const kept = Object.entries(scope ? readKept(scope) : {});
  // A draft without an entry is not restored yet. An entry without `isRestored` belongs to this visit, or is open
  // already.
  const left = kept.find(
    ([key, { address }]) =>
      key.startsWith('nota/') && address.startsWith('/apps/notes/nueva') && (here[key]?.isRestored ?? true),
  );
  return left?.[0].slice('nota/'.length) ?? newId();
}
