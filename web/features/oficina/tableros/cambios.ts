import { byId } from '../../../lib/by-id';
import { inOrder, placeAt } from './orden';
import type { Etiqueta, Lista, Tablero, Tarjeta } from './tableros-api';

// The changes of a tablero. Each finds its item by id, and keeps the other changes made meanwhile. Unchanged parts stay
// the same objects.

/** Some new fields of an item. */
type Cambio<Item> = Partial<Item> & { id: string };

/** Finds a card on any list. */
export const findTarjeta = (tablero: Tablero, id: string): Tarjeta | undefined =>
  tablero.lists.flatMap(({ cards }) => cards).find((card) => card.id === id);

/** Changes cards, and moves them if their list or position changes. Unknown cards are not added. */
export function patchTarjetas(tablero: Tablero, cambios: readonly Cambio<Tarjeta>[]): Tablero {
  const known = tarjetasById(tablero);
  const after = cambios.flatMap((cambio) => {
    const tarjeta = known.get(cambio.id);
    return tarjeta ? changed(tarjeta, cambio) : [];
  });
  return putTarjetas(tablero, after);
}

/**
 * Adds or updates cards that were fetched, created or restored. A newer known version stays.
 * @param asked the ids that were requested: cards without an answer are removed
 */
export function receiveTarjetas(tablero: Tablero, asked: readonly string[], answer: readonly Tarjeta[]): Tablero {
  const known = tarjetasById(tablero);
  const after = answer.map((tarjeta) => changed(known.get(tarjeta.id) ?? tarjeta, tarjeta));
  return putTarjetas(removeTarjetas(tablero, asked), after);
}

export function removeTarjetas(tablero: Tablero, removed: readonly string[]): Tablero {
  const ids = new Set(removed);
  return withCards(tablero, ({ cards }) =>
    cards.some(({ id }) => ids.has(id)) ? cards.filter(({ id }) => !ids.has(id)) : cards,
  );
}

/** Adds a card at the end of its list, until the server says its position. */
export function appendTarjeta(tablero: Tablero, tarjeta: Tarjeta): Tablero {
  const cards = tablero.lists.find(({ id }) => id === tarjeta.listId)?.cards ?? [];
  return findTarjeta(tablero, tarjeta.id) ? tablero : putTarjetas(tablero, placeAt(cards, tarjeta, cards.length));
}

/** Adds a list that was created or restored, with its cards. A known list keeps the cards it has. */
export function putLista(tablero: Tablero, lista: Lista): Tablero {
  if (lista.boardId !== tablero.id) return tablero;
  return hasLista(tablero, lista) ? patchListas(tablero, [lista]) : putListas(tablero, [lista]);
}

/** Adds a list at the end of its tablero, until the server says its position. */
export const appendLista = (tablero: Tablero, lista: Lista): Tablero =>
  lista.boardId !== tablero.id || hasLista(tablero, lista)
    ? tablero
    : putListas(tablero, placeAt(tablero.lists, lista, tablero.lists.length));

/** Changes titles and positions of lists. Their cards stay as they are. */
export function patchListas(tablero: Tablero, cambios: readonly Cambio<Lista>[]): Tablero {
  const cambioOf = byId(cambios);
  const lists = tablero.lists.map((lista) => {
    const cambio = cambioOf.get(lista.id);
    return cambio ? { ...changed(lista, cambio), cards: lista.cards } : lista;
  });
  return { ...tablero, lists: lists.sort(inOrder) };
}

export function removeListas(tablero: Tablero, removed: readonly { id: string }[]): Tablero {
  const ids = new Set(removed.map(({ id }) => id));
  return { ...tablero, lists: tablero.lists.filter(({ id }) => !ids.has(id)) };
}

/** Adds a label that was created, or updates it. */
export function putEtiqueta(tablero: Tablero, etiqueta: Etiqueta): Tablero {
  if (etiqueta.boardId !== tablero.id) return tablero;
  const isKnown = tablero.labels.some(({ id }) => id === etiqueta.id);
  return isKnown ? patchEtiqueta(tablero, etiqueta) : { ...tablero, labels: [etiqueta, ...tablero.labels] };
}

/** Changes a label, on the tablero and on its cards. */
export function patchEtiqueta(tablero: Tablero, cambio: Cambio<Etiqueta>): Tablero {
  const known = tablero.labels.find(({ id }) => id === cambio.id);
  return known ? mapEtiquetas(tablero, known.id, [changed(known, cambio)]) : tablero;
}

/** Removes a label from the tablero and its cards. */
export const removeEtiqueta = (tablero: Tablero, id: string): Tablero => mapEtiquetas(tablero, id, []);

/** Replaces a label by others, on the tablero and on its cards. */
function mapEtiquetas(tablero: Tablero, id: string, others: Etiqueta[]): Tablero {
  const has = (labels: readonly Etiqueta[]) => labels.some((one) => one.id === id);
  const replace = (labels: readonly Etiqueta[]) => labels.flatMap((one) => (one.id === id ? others : one));
  const onCards = withCards(tablero, ({ cards }) =>
    cards.some(({ labels }) => has(labels))
      ? cards.map((card) => (has(card.labels) ? { ...card, labels: replace(card.labels) } : card))
      : cards,
  );
  return { ...onCards, labels: replace(tablero.labels) };
}

/** Puts cards on their lists, and removes them from their former lists. A card whose list is unknown is not shown. */
function putTarjetas(tablero: Tablero, tarjetas: readonly Tarjeta[]): Tablero {
  const byLista = Map.groupBy(tarjetas, ({ listId }) => listId);
  const others = removeTarjetas(
    tablero,
    tarjetas.map(({ id }) => id),
  );
  return withCards(others, ({ id, cards }) => {
    const added = byLista.get(id);
    return added ? [...cards, ...added].sort(inOrder) : cards;
  });
}

const hasLista = ({ lists }: Tablero, { id }: Lista) => lists.some((one) => one.id === id);

const putListas = (tablero: Tablero, listas: readonly Lista[]): Tablero => ({
  ...tablero,
  lists: [...removeListas(tablero, listas).lists, ...listas].sort(inOrder),
});

function withCards(tablero: Tablero, cardsOf: (lista: Lista) => Tarjeta[]): Tablero {
  const lists = tablero.lists.map((lista) => {
    const cards = cardsOf(lista);
    return cards === lista.cards ? lista : { ...lista, cards };
  });
  return { ...tablero, lists };
}

const tarjetasById = ({ lists }: Tablero) => byId(lists.flatMap(({ cards }) => cards));

/** Applies a change, unless its version is older than the known version. */
const changed = <Item extends { version: number }>(known: Item, cambio: Partial<Item>): Item =>
  known.version > (cambio.version ?? known.version) ? known : { ...known, ...cambio };
