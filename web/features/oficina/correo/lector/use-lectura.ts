import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useColeccion } from '../../../../coleccion/use-coleccion';
import { useWindowHidden } from '../../../../lib/use-window-hidden';
import { enteros, hilos } from '../correos';
import type { Correo } from '../correos-api';
import type { Acciones } from '../use-acciones';

/** The mail of the address with its thread, oldest first. What is shown of it has been read. */
export function useLectura(correoId: string, { cambiar }: Acciones) {
  const { data: correo, error, refetch } = useColeccion(enteros, { id: correoId });
  // Spam and trash are no part of threads.
  const hasHilo = correo !== undefined && correo.enHilo > 1 && correo.bandeja !== 'spam' && correo.bandeja !== 'trash';
  const { data: hilo } = useColeccion(hilos, hasHilo ? { id: correoId } : skipToken);
  const correos = useMemo(() => (correo ? conHilo(correo, hilo) : []), [correo, hilo]);
  /** Those that were unfolded or folded by hand. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const at = correos.findIndex(({ id }) => id === correoId);
  const isOpen = (id: string) => correos.findIndex((one) => one.id === id) >= at !== turned.has(id);
  const turn = (id: string) =>
    setTurned((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));

  const isHidden = useWindowHidden();
  /** Each is read when it is first shown: it may be marked as unread again. */
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

/** The thread with the mail in it, as both are known. */
function conHilo(correo: Correo, hilo: readonly Correo[] = []): Correo[] {
  if (!hilo.some(({ id }) => id === correo.id)) return [...hilo, correo].sort((a, b) => a.fecha.localeCompare(b.fecha));
  return hilo.map((one) => (one.id === correo.id ? correo : one));
}
