import type { NuevaListaDto, NuevaTarjetaDto } from '../../../api/generated/tableros';
import { createColeccion } from '../../../collection/collection';
import {
  appendLista,
  appendTarjeta,
  patchEtiqueta,
  patchListas,
  patchTarjetas,
  putEtiqueta,
  putLista,
  receiveTarjetas,
  removeEtiqueta,
  removeListas,
  removeTarjetas,
} from './cambios';
import { type Lista, type Tablero, type Tarjeta, tablerosApi } from './tableros-api';

const putTarjeta = (tablero: Tablero, tarjeta: Tarjeta) => receiveTarjetas(tablero, [tarjeta.id], [tarjeta]);

/** The tableros with their lists, cards and labels. */
export const tableros = createColeccion(tablerosApi, {
  query: 'tablerosGet',
  escrituras: {
    tablerosUpdate: {
      show: (tablero, { modificarTableroDto: { id, board } }) =>
        tablero.id === id ? ({ ...tablero, ...board } as Tablero) : tablero,
      // The answer's lists and labels are left out: later writes to them may have been answered already.
      keep: (tablero, { lists: _, labels: __, ...answer }) =>
        tablero.id === answer.id && tablero.version <= answer.version ? { ...tablero, ...answer } : tablero,
    },
    tablerosRemove: {},
    tablerosRestore: {},

    listasCreate: {
      createsId: ({ crearListaDto: { list } }) => list.id ?? '',
      // Each new lista is placed last, so they are sent in the order in which they were made or moved. So are tarjetas.
      changesIds: () => 'orden de listas',
      show: (tablero, { crearListaDto: { list } }) => appendLista(tablero, nuevaLista(list)),
      keep: putLista,
    },
    listasUpdate: {
      changesIds: ({ modificarListaDto: { list } }) => list.id,
      show: (tablero, { modificarListaDto: { list } }) => patchListas(tablero, [list]),
      keep: (tablero, lista) => patchListas(tablero, [lista]),
    },
    listasMove: {
      changesIds: ({ moverListasDto: { lists } }) => [...lists.map(({ id }) => id), 'orden de listas'],
      show: (tablero, { moverListasDto: { lists } }) => patchListas(tablero, lists),
      keep: patchListas,
    },
    listasRemove: {
      changesIds: ({ id }) => id,
      show: (tablero, lista) => removeListas(tablero, [lista]),
      keep: (tablero, _, lista) => removeListas(tablero, [lista]),
    },
    listasRestore: { keep: putLista },

    tarjetasPost: {
      createsId: ({ crearTarjetaDto: { card } }) => card.id ?? '',
      changesIds: ({ crearTarjetaDto: { card } }) => `orden de ${card.listId}`,
      needsIds: ({ crearTarjetaDto: { card } }) => [card.listId],
      show: (tablero, { crearTarjetaDto: { card } }) => appendTarjeta(tablero, nuevaTarjeta(card)),
      keep: putTarjeta,
    },
    tarjetasUpdate: {
      changesIds: ({ modificarTarjetaDto: { id } }) => id,
      needsIds: ({ modificarTarjetaDto: { card } }) => card.labels ?? [],
      show: (tablero, { modificarTarjetaDto: { id, card } }) => {
        const { labels: ids, ...fields } = card;
        const labels = tablero.labels.filter((one) => ids?.includes(one.id));
        return patchTarjetas(tablero, [{ id, ...fields, ...(ids && { labels }) }]);
      },
      keep: (tablero, tarjeta) => patchTarjetas(tablero, [tarjeta]),
    },
    tarjetasMove: {
      changesIds: ({ moverTarjetasDto: { cards } }) => cards.flatMap(({ id, listId }) => [id, `orden de ${listId}`]),
      needsIds: ({ moverTarjetasDto: { cards } }) => cards.map(({ listId }) => listId),
      show: (tablero, { moverTarjetasDto: { cards } }) => patchTarjetas(tablero, cards),
      keep: patchTarjetas,
    },
    tarjetasRemove: {
      changesIds: ({ id }) => id,
      show: (tablero, { id }) => removeTarjetas(tablero, [id]),
      keep: (tablero, _, { id }) => removeTarjetas(tablero, [id]),
    },
    tarjetasRestore: { keep: putTarjeta },

    etiquetasDeTableroPost: {
      createsId: ({ crearEtiquetaDeTableroDto: { label } }) => label.id ?? '',
      changesIds: ({ crearEtiquetaDeTableroDto: { label } }) => `etiquetas de ${label.boardId}`,
      show: (tablero, { crearEtiquetaDeTableroDto: { label } }) =>
        putEtiqueta(tablero, { ...label, id: label.id ?? '', version: 0 }),
      keep: putEtiqueta,
    },
    etiquetasDeTableroUpdate: {
      changesIds: ({ modificarEtiquetaDeTableroDto: { id } }) => id,
      show: (tablero, { modificarEtiquetaDeTableroDto: { id, label } }) => patchEtiqueta(tablero, { id, ...label }),
      keep: patchEtiqueta,
    },
    etiquetasDeTableroRemove: {
      changesIds: ({ id }) => id,
      show: (tablero, { id }) => removeEtiqueta(tablero, id),
      keep: (tablero, _, { id }) => removeEtiqueta(tablero, id),
    },
    etiquetasDeTableroRestore: {},
  },
  follow: {
    read: (event) => (event.type === 'board.changed' ? { part: event.boardId, ids: event.cards } : null),
    hasPart: ({ id }, boardId) => id === boardId,
    byIds: (ids) => tablerosApi.endpoints.tarjetasFindByIds.initiate({ ids }, { subscribe: false, forceRefetch: true }),
    receive: receiveTarjetas,
    isAnswered: true,
  },
});

function nuevaLista({ id, boardId, title }: NuevaListaDto): Lista {
  return { id: id ?? '', boardId, title, position: 0, cards: [], version: 0, ...justNow() };
}

function nuevaTarjeta({ id, boardId, listId, title }: NuevaTarjetaDto): Tarjeta {
  return {
    ...{ id: id ?? '', boardId: boardId ?? '', listId, title, position: 0 },
    ...{ description: null, labels: [], dueDate: null, version: 0, ...justNow() },
  };
}

function justNow() {
  const now = new Date().toISOString();
  return { createdAt: now, updatedAt: now };
}
