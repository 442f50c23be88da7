import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { apiStatus } from '../../../../api/api-message';
import { selectAutosave } from '../../../../autosave/autosave-slice';
import { useAutosave } from '../../../../autosave/use-autosave';
import { whenSaved } from '../../../../autosave/when-saved';
import { useColeccion } from '../../../../collection/use-collection';
import { useLeaveGuard } from '../../../../lib/use-leave-guard';
import { useApp, useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { ajustes, enteros } from '../correos';
import type { Correo } from '../correos-api';
import { destinatarioIn, partesDe, sinRepetir } from './direcciones';
import { type Campos, camposDe, claveDeBorrador, destinatarioDe, kindDeBorrador, type Lista, vacios } from './fields';
import { crearBorrador, guardarBorrador, selectBorrador } from './guardar';
import type { Redaccion } from './redactar-slice';
import { selectSubidas, subidasSlice } from './subidas-slice';

/** The address of the page of a draft. */
const paginaDe = (id: string) => `/apps/mailbox/redactar/${id}`;

/** A draft while it is written. The first change creates a new draft; a draft with a `base` is created at once. */
export function useRedaccion({ id, nuevo }: Pick<Redaccion, 'id' | 'nuevo'>) {
  const app = useApp();
  const dispatch = useAppDispatch();
  useLayoutEffect(() => app.inject(subidasSlice), [app]);
  const [isAsked, setIsAsked] = useState(!nuevo || selectBorrador(app.store.getState(), id) !== undefined);
  const { data: correo, error, refetch } = useColeccion(enteros, isAsked ? { id } : skipToken);
  const firma = useFirma(nuevo !== undefined && !isAsked);
  const kept = useAppSelector((state) => selectAutosave(state, claveDeBorrador(id)));
  /** Whether the draft was typed in an earlier visit, and never reached the server. */
  const isKeptAlone = apiStatus(error) === 404 && kept?.isRestored === true;
  /** The values that a new mail begins with. */
  const [inicio, setInicio] = useState<Campos>();
  if (!inicio && nuevo && firma !== undefined) {
    setInicio({ ...vacios, ...camposDeNuevo(nuevo), html: firma && `<p></p>${firma}` });
  }
  /** Whether the server has never had the draft: then the restored text begins it. */
  const [isAlone, setIsAlone] = useState(false);
  if (!inicio && isKeptAlone) {
    setInicio({ ...vacios, ...kept.base });
    setIsAlone(true);
  }

  const base = nuevo?.base;
  const isUncreated = !correo && inicio !== undefined && !base;
  const stored = useMemo(
    () => (correo ? camposDe(correo) : isUncreated ? inicio : undefined),
    [correo, isUncreated, inicio],
  );
  // This hook must come before the autosave, which accepts nothing more after it has left the page.
  const { teclear, leave } = useTecleado();
  const autosave = useAutosave<Campos>({
    kind: kindDeBorrador,
    id,
    stored,
    save: async (cambio, isOvertaken) => {
      const saved = await dispatch(guardarBorrador(id, cambio, isOvertaken));
      setIsAsked(true);
      return saved;
    },
    address: paginaDe(id),
  });
  const campos = stored && { ...stored, ...autosave.draft };

  /** Creates the draft, unless it exists. */
  const ensure = async () => {
    const { html, ...others } = campos ?? vacios;
    const created = await dispatch(
      crearBorrador(id, { campos: base ? { html: inicio?.html ?? '' } : { ...others, html }, base }),
    );
    setIsAsked(true);
    return created;
  };
  const [failure, setFailure] = useState<unknown>();
  /** The draft as it was before anything was written in this composer. */
  const [alAbrir, setAlAbrir] = useState<Correo>();
  if (!nuevo && !alAbrir && correo) setAlAbrir(correo);
  const mustCreate = base !== undefined && inicio !== undefined && !isAsked && !failure;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and again after a failure
  useEffect(() => {
    if (!mustCreate) return;
    ensure().then(setAlAbrir, setFailure);
  }, [mustCreate]);

  const subidas = useAppSelector(selectSubidas);
  const propias = useMemo(() => subidas.filter(({ borradorId }) => borradorId === id), [subidas, id]);
  const [malos, setMalos] = useState<Record<Lista, string[]>>({ para: [], cc: [], cco: [] });

  const change = (cambio: Partial<Campos>) => autosave.change(isUncreated ? { ...campos, ...cambio } : cambio);
  useLayoutEffect(() => {
    leave.current = (textos) => {
      const listas = Object.entries(textos).map(([lista, texto]) => {
        const typed = partesDe(texto).map(destinatarioIn);
        return [
          lista,
          sinRepetir([...(campos?.[lista as Lista] ?? []), ...typed.filter((one) => one !== null)]),
        ] as const;
      });
      change(Object.fromEntries(listas));
    };
  });

  return {
    id,
    /** The draft without unsaved changes; undefined before it is created or fetched. */
    correo,
    campos,
    /** The carpeta in which the mail is filed when it is sent. */
    carpeta: [correo?.enCarpeta, nuevo?.carpeta].find((one) => one && one.id === campos?.carpetaId) ?? null,
    autosave,
    error: failure ?? (isAlone && !correo ? undefined : error),
    retry: () => (failure ? setFailure(undefined) : void refetch()),
    change,
    /**
     * Takes note of a recipient's text that is not a chip yet: an address in it is saved when the person leaves the
     * page.
     */
    teclear,
    ensure,
    /** Sends unsaved changes. Resolves to whether all are saved. */
    saved: () => whenSaved(app, claveDeBorrador(id)),
    subidas: propias,
    /** The typed texts that are no recipients, by their list. */
    malos,
    setMalos,
    /** The beginning of a mail that was begun in this tab. */
    nuevo,
    /** Whether the mail was begun in this tab. */
    isNueva: nuevo !== undefined,
    /** Whether nothing was written since the draft was opened. */
    isIntacta: () => {
      const now = selectBorrador(app.store.getState(), id);
      if (Object.keys(autosave.draft).length > 0 || propias.length > 0) return false;
      return alAbrir?.version === now?.version && idsOf(alAbrir) === idsOf(now);
    },
    /** Whether the draft is empty, but for the signature. */
    isVacia: () => {
      const { para, cc, cco, asunto, html } = campos ?? vacios;
      const isBlank = html === '' || html === inicio?.html;
      const lists = [para, cc, cco, propias, correo?.archivos ?? [], ...Object.values(malos)];
      const isUntitled = asunto.trim() === (inicio?.asunto ?? '').trim();
      return isBlank && isUntitled && lists.every(({ length }) => length === 0);
    },
  };
}

/** The recipients' texts that are not chips yet, by their list. `leave` gets them when the person leaves the page. */
function useTecleado() {
  const [textos, setTextos] = useState<Partial<Record<Lista, string>>>({});
  const leave = useRef<(textos: Partial<Record<Lista, string>>) => void>(() => {});
  const hasTyped = Object.keys(textos).length > 0;
  useLeaveGuard(hasTyped);
  const keep = useEffectEvent(() => {
    if (hasTyped) leave.current(textos);
  });
  useLayoutEffect(() => {
    const listen = () => keep();
    addEventListener('pagehide', listen);
    return () => {
      removeEventListener('pagehide', listen);
      keep();
    };
  }, []);
  const teclear = (lista: Lista, texto: string) =>
    setTextos(({ [lista]: _, ...others }) => (texto.trim() === '' ? others : { ...others, [lista]: texto }));
  return { teclear, leave };
}

/** A mail begun on the page of a carpeta has the carpeta's number in its subject. */
const camposDeNuevo = ({ para, carpeta }: NonNullable<Redaccion['nuevo']>): Partial<Campos> => ({
  para: para.map(destinatarioDe),
  ...(carpeta && { carpetaId: carpeta.id, asunto: carpeta.codigo ? `#${carpeta.codigo} ` : '' }),
});

const idsOf = (correo: Correo | undefined) => correo?.archivos.map(({ id }) => id).join();

export type EnRedaccion = ReturnType<typeof useRedaccion>;

/**
 * The person's signature for a new mail; undefined until it is loaded. When it cannot be loaded, the mail begins
 * without a signature.
 */
function useFirma(isNeeded: boolean): string | undefined {
  const { data, error } = useColeccion(ajustes, isNeeded ? undefined : skipToken);
  if (data) return data.firma;
  return error ? '' : undefined;
}
