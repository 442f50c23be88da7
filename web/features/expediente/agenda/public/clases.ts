import {
  CalendarClock,
  CircleCheck,
  ClipboardList,
  FolderPen,
  Hourglass,
  Landmark,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import type { Item } from '../../../../api/agenda-api';

interface Clase {
  nombre: string;
  Icon: LucideIcon;
  /** The colour of the items in the agenda. */
  tono: 'petrol' | 'danger' | 'warning' | 'violet' | 'indigo' | 'info';
}

/** The kinds of items in the agenda, as people see them. */
export const clases: Readonly<Record<Item['clase'], Clase>> = {
  evento: { nombre: 'Evento', Icon: CalendarClock, tono: 'petrol' },
  firma: { nombre: 'Firma', Icon: FolderPen, tono: 'petrol' },
  plazo: { nombre: 'Plazo', Icon: Hourglass, tono: 'danger' },
  tarea: { nombre: 'Tarea', Icon: CircleCheck, tono: 'info' },
  certificado: { nombre: 'Certificado', Icon: ClipboardList, tono: 'warning' },
  requisito: { nombre: 'Requisito', Icon: ListChecks, tono: 'violet' },
  inscripcion: { nombre: 'Inscripción', Icon: Landmark, tono: 'indigo' },
};

const FIRMA = `${clases.firma.nombre}: `;

/**
 * The look and the title of an item where its icon says the kind. A firma without an hour is called as its carpeta. The
 * form writes the kind into the title of a firma with an hour, so the title loses it here.
 */
export function comoSeVe({ clase, titulo, carpeta }: Pick<Item, 'clase' | 'titulo' | 'carpeta'>): Clase & {
  titulo: string;
} {
  if (clase === 'firma') return { ...clases.firma, titulo: carpeta?.caratula ?? titulo };
  if (clase === 'evento' && titulo.startsWith(FIRMA)) return { ...clases.firma, titulo: titulo.slice(FIRMA.length) };
  return { ...clases[clase], titulo };
}
