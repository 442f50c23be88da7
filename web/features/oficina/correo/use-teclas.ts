import { useNavigate } from 'react-router-dom';
import { ownSearch } from '../../../lib/own-search';
import { useHotkey } from '../../../lib/use-hotkey';
import { useAppSelector } from '../../../store/hooks';
import { isDe } from './conversacion';
import { type Correo, type CorreoListado, isSalido } from './correos-api';
import type { PaginaDeLista } from './list/use-page';
import { direccionOf } from './lugares';
import { selectRedaccion } from './redactar/redaccion-abierta';
import { useRedactar } from './redactar/use-redactar';
import type { Acciones } from './use-actions';
import type { EnLugar } from './use-lugar';

interface Teclas {
  en: EnLugar;
  lista: PaginaDeLista;
  /** The open mail; undefined until it is loaded. */
  correo?: Correo;
  /** The last mail of its thread, which an answer answers. */
  ultimo?: Correo;
  /** The mails that leave the list with the open mail. */
  juntos?: readonly CorreoListado[];
  acciones?: Acciones;
  /** Goes back to the list. */
  close?: () => unknown;
  /** Asks for the carpeta in which the open mail is filed. */
  archivar?: () => void;
}

export const isKey = (wanted: string) => (event: KeyboardEvent) =>
  !event.ctrlKey && !event.metaKey && (event.key === wanted || (/^[a-z]$/i.test(wanted) && isLetter(event, wanted)));
const isLetter = ({ key, shiftKey }: KeyboardEvent, wanted: string) =>
  key.toLowerCase() === wanted.toLowerCase() && shiftKey === (wanted !== wanted.toLowerCase());
export const isDelete = (event: KeyboardEvent) => isKey('#')(event) || isKey('Delete')(event);

/** Whether mails of the list are chosen. Then the keys act on them, through the bar over the list. */
const hasElegidos = () => document.querySelector('[data-elegidos="true"]') !== null;

/** Whether a mail is being opened for writing. Text typed before its form is loaded must trigger no keys. */
const isStarting = (redaccion: ReturnType<typeof selectRedaccion>) =>
  redaccion !== null && redaccion.tamano !== 'minimo' && !document.querySelector('[data-lista="para"]');

/** The keys of the mailbox, which `layout/teclado.ts` lists. */
export function useTeclas({ en, lista, correo, ultimo, juntos = [], acciones, close, archivar }: Teclas) {
  const { lugar, pagina, buscar, correoId } = en;
  const navigate = useNavigate();
  const redaccion = useAppSelector(selectRedaccion);
  const on = (isHotkey: (event: KeyboardEvent) => boolean) => (event: KeyboardEvent) =>
    isHotkey(event) && !isStarting(redaccion);
  const { nuevo, responder, reenviar } = useRedactar();
  const go = (step: 1 | -1) => () => {
    const correos = lista.correos ?? [];
    const at = correos.findIndex((fila) => isDe(fila, correoId));
    const next = at < 0 ? correos[0] : correos[at + step];
    if (next && lugar)
      void navigate(direccionOf(lugar, pagina, { buscar, correoId: next.id }), { preventScrollReset: true });
  };
  const isAnswered = ultimo && isSalido(ultimo);
  const answer = (how: (id: string) => void) => () => ultimo && isAnswered && how(ultimo.id);

  useHotkey(on(isKey('j')), go(1));
  useHotkey(on(isKey('k')), go(-1));
  useHotkey(on(isKey('c')), () => nuevo());
  useHotkey(
    on((event) => isKey('/')(event) && ownSearch() !== null),
    () => ownSearch()?.focus(),
  );
  useHotkey(
    on(isKey('r')),
    answer((id) => responder(id, false)),
  );
  useHotkey(
    on(isKey('a')),
    answer((id) => responder(id, true)),
  );
  useHotkey(on(isKey('f')), answer(reenviar));
  const onOne = (isHotkey: (event: KeyboardEvent) => boolean) => on((event) => isHotkey(event) && !hasElegidos());

  useHotkey(onOne(isKey('e')), () => archivar?.());
  useHotkey(on(isKey('u')), () => close?.());
  useHotkey(onOne(isKey('U')), () => {
    if (!correo) return;
    close?.();
    void acciones?.cambiar([correo], { leido: false });
  });
  useHotkey(onOne(isKey('s')), () => correo && void acciones?.cambiar([correo], { destacado: !correo.destacado }));
  useHotkey(onOne(isKey('y')), () => {
    if (correo?.bandeja !== 'inbox' && correo?.bandeja !== 'archive') return;
    close?.();
    void acciones?.mover(
      juntos.filter(({ bandeja }) => bandeja === correo.bandeja),
      correo.bandeja === 'inbox' ? 'archive' : 'inbox',
    );
  });
  useHotkey(onOne(isDelete), () => {
    if (!correo) return;
    if (correo.bandeja === 'trash') return void acciones?.borrar(juntos, close);
    // A mail that waits cannot be moved, which the toast says.
    if (correo.estado !== 'programado') close?.();
    void acciones?.mover(juntos, 'trash');
  });
}
