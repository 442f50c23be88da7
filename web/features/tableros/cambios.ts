import { inOrder } from './orden';
import type { Etiqueta, Lista, Tablero, Tarjeta } from './tableros-api';

// What a tablero in the cache can go through. All go by id: what else happened to it meanwhile stays.

/** A card, on whatever list it is. */
export const findTarjeta = (tablero: Tablero, id: string): Tarjeta | undefined =>
  tablero.lists.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** Changes what is on a card; where it is stays. */
export function patchTarjeta(tablero: Tablero, id: string, changes: Partial<Tarjeta>): void {
  for (const { cards } of tablero.lists) {
    const card = cards.find((one) => one.id === id);
    if (card) Object.assign(card, changes);
  }
}

/** Shows cards as they are, wherever they were. One whose list is not there is nowhere to be seen. */
export function putTarjetas(tablero: Tablero, tarjetas: readonly Tarjeta[]): void {
  takeTarjetas(tablero, new Set(tarjetas.map(({ id }) => id)));
  const touched = new Set<Lista>();
  for (const tarjeta of tarjetas) {
    const lista = tablero.lists.find(({ id }) => id === tarjeta.listId);
    lista?.cards.push(tarjeta);
    if (lista) touched.add(lista);
  }
  for (const lista of touched) lista.cards.sort(inOrder);
}

/**
 * Takes in cards that were fetched, unless something newer is shown.
 * @param asked the cards that were asked for: those without an answer are gone
 */
export function receiveTarjetas(tablero: Tablero, asked: readonly string[], answer: readonly Tarjeta[]): void {
  const shown = new Map(tablero.lists.flatMap(({ cards }) => cards.map((card) => [card.id, card.version])));
  const answered = new Set(answer.map(({ id }) => id));
  takeTarjetas(tablero, new Set(asked.filter((id) => !answered.has(id))));
  const fresh = answer.filter(({ id, version }) => version >= (shown.get(id) ?? 0));
  if (fresh.length > 0) putTarjetas(tablero, fresh);
}

/** Takes cards out of whatever lists they are in; other lists are left as they are. */
export function takeTarjetas(tablero: Tablero, ids: ReadonlySet<string>): void {
  for (const lista of tablero.lists) {
    if (lista.cards.some(({ id }) => ids.has(id))) lista.cards = lista.cards.filter(({ id }) => !ids.has(id));
  }
}

/** Shows lists as they are, with their cards. */
export function putListas(tablero: Tablero, listas: readonly Lista[]): void {
  const ids = new Set(listas.map(({ id }) => id));
  tablero.lists = [...tablero.lists.filter(({ id }) => !ids.has(id)), ...listas].sort(inOrder);
}

/** Changes what lists are called or where they stand; their cards stay, however they have changed by now. */
export function patchListas(tablero: Tablero, listas: readonly Omit<Lista, 'cards'>[]): void {
  for (const { id, title, position, version } of listas) {
    const lista = tablero.lists.find((one) => one.id === id);
    if (lista) Object.assign(lista, { title, position, version });
  }
  tablero.lists.sort(inOrder);
}

/** Shows a label as it is, on the tablero and on its cards. */
export function putEtiqueta(tablero: Tablero, etiqueta: Etiqueta): void {
  const isKnown = tablero.labels.some(({ id }) => id === etiqueta.id);
  if (!isKnown) tablero.labels.unshift(etiqueta);
  const replace = (labels: Etiqueta[]) => labels.map((one) => (one.id === etiqueta.id ? etiqueta : one));
  tablero.labels = replace(tablero.labels);
  for (const card of tablero.lists.flatMap(({ cards }) => cards)) {
    if (card.labels.some(({ id }) => id === etiqueta.id)) card.labels = replace(card.labels);
  }
}

/** Takes a label off the tablero and its cards. */
export function takeEtiqueta(tablero: Tablero, etiquetaId: string): void {
  const without = (labels: Etiqueta[]) => labels.filter(({ id }) => id !== etiquetaId);
  tablero.labels = without(tablero.labels);
  for (const card of tablero.lists.flatMap(({ cards }) => cards)) {
    if (card.labels.some(({ id }) => id === etiquetaId)) card.labels = without(card.labels);
  }
}
