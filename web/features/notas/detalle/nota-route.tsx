import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useOutletContext, useParams } from 'react-router-dom';
import { useApp } from '../../../store/hooks';
import { useBusqueda } from '../busqueda';
import type { Etiqueta, Nota } from '../notas-api';
import { NotaDialog } from './nota-dialog';
import { nuevaId } from './nueva-id';

interface NotasContext {
  /** As they will be once what was sent has arrived; undefined while they are on their way. */
  sent: readonly Nota[] | undefined;
  etiquetas: readonly Etiqueta[];
  /** Fetches them anew. */
  reload: () => Promise<unknown>;
}

/** The nota of the address; «nueva» is one that is made with its first letter, and stays open as it gets an address. */
export function NotaRoute() {
  const { notaId = '' } = useParams();
  const { search } = useLocation();
  const { sent, etiquetas, reload } = useOutletContext<NotasContext>();
  const navigate = useNavigate();
  const nueva = useNueva(notaId);
  const id = notaId === 'nueva' ? nueva : notaId;
  const nota = sent?.find((one) => one.id === id);
  const isMade = nota !== undefined && nota.version > 0;
  const wasThere = useWasThere(id, isMade);
  const isCertain = useCertainty(notaId, wasThere || !sent || notaId === 'nueva', reload);
  const [{ vista }] = useBusqueda();

  useEffect(() => {
    if (notaId !== 'nueva' || !isMade) return;
    void navigate(`/apps/notes/${id}${search}`, { replace: true, preventScrollReset: true });
  }, [notaId, isMade, id, search, navigate]);
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

/** The id of the new nota, which it keeps once it is made; the next new one has another. */
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

/** Whether it was there since its address was opened: one that has gone since was deleted. */
function useWasThere(id: string, isMade: boolean): boolean {
  const [seen, setSeen] = useState<string | null>(null);
  if (isMade && seen !== id) setSeen(id);
  return isMade || seen === id;
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
