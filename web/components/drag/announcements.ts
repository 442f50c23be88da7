import { capital } from '../../lib/capital';
/** The data that the announcements need of a list: its name, its number of items, and the items' names. */
export interface DragList {
  label: string;
  count: number;
  nameOf: (id: string) => string;
}

interface Place {
  droppableId: string;
  index: number;
}

/** The instructions that screen readers read on the focused handle. */
export const instructions =
  'Presione la barra espaciadora para tomarlo, las flechas para moverlo, otra vez la barra espaciadora para soltarlo y Escape para dejarlo donde estaba.';

type Lists = ReadonlyMap<string, DragList>;

const nameIn = (lists: Lists, listId: string, id: string) => lists.get(listId)?.nameOf(id) ?? 'El elemento';

export function lifted(lists: Lists, id: string, { droppableId, index }: Place): string {
  const list = lists.get(droppableId);
  return `Tomó «${nameIn(lists, droppableId, id)}», ${placeIn(list, index, list?.count ?? 0)}. ${instructions}`;
}

export function moved(lists: Lists, source: Place, destination: Place | null): string {
  return destination ? `${capital(destinationText(lists, source, destination))}.` : 'Fuera de las listas.';
}

export function dropped(lists: Lists, id: string, source: Place, destination: Place | null): string {
  const name = nameIn(lists, source.droppableId, id);
  if (!destination) return `«${name}» volvió a su lugar.`;
  return `Soltó «${name}»: ${destinationText(lists, source, destination)}.`;
}

/** The announcement when somebody else deleted the item, or its new list, during the drag. */
export function notMoved(lists: Lists, id: string, source: Place): string {
  return `«${nameIn(lists, source.droppableId, id)}» no se movió.`;
}

function destinationText(lists: Lists, source: Place, { droppableId, index }: Place): string {
  const list = lists.get(droppableId);
  const grows = droppableId === source.droppableId ? 0 : 1;
  return placeIn(list, index, (list?.count ?? 0) + grows);
}

const placeIn = (list: DragList | undefined, index: number, count: number) =>
  `posición ${index + 1} de ${count}${list ? ` en ${list.label}` : ''}`;
