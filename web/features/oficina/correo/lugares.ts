import {
  AlertOctagon,
  Archive,
  CalendarClock,
  FilePen,
  Inbox,
  type LucideIcon,
  Send,
  Star,
  Trash2,
  TriangleAlert,
} from 'lucide-react';
import type { CorreosFindPageApiArg } from '../../../api/generated/correos';
import { text } from '../../../lib/url-codecs';
import { searchOf } from '../../../lib/use-url-state';

/** A list of the mailbox: a folder, a filter, or a label by its slug. */
export type Lugar =
  | { tipo: 'bandeja'; slug: NonNullable<CorreosFindPageApiArg['bandeja']> | 'scheduled' }
  | { tipo: 'filtro'; slug: NonNullable<CorreosFindPageApiArg['filtro']> }
  | { tipo: 'etiqueta'; slug: string };

interface Fijo {
  title: string;
  Icon: LucideIcon;
  /** The text that is shown when the list is empty. */
  vacia: string;
  vaciaText: string;
}

/** The folders, in their order. */
export const bandejas: Record<(Lugar & { tipo: 'bandeja' })['slug'], Fijo> = {
  inbox: {
    title: 'Recibidos',
    Icon: Inbox,
    vacia: 'No hay correos en Recibidos',
    vaciaText: 'Lo que le escriban aparecerá aquí en el momento.',
  },
  sent: {
    title: 'Enviados',
    Icon: Send,
    vacia: 'No hay correos en Enviados',
    vaciaText: 'Aquí queda lo que usted envía.',
  },
  drafts: {
    title: 'Borradores',
    Icon: FilePen,
    vacia: 'No hay borradores',
    vaciaText: 'Lo que empiece a escribir se guarda aquí hasta que lo envíe.',
  },
  scheduled: {
    title: 'Programados',
    Icon: CalendarClock,
    vacia: 'No hay correos programados',
    vaciaText: 'Lo que envíe con «Enviar más tarde» espera aquí hasta su momento.',
  },
  archive: {
    title: 'Apartados',
    Icon: Archive,
    vacia: 'No hay correos apartados',
    vaciaText: 'Aparte lo que ya atendió: sale de Recibidos y queda aquí, sin eliminarse.',
  },
  spam: {
    title: 'Spam',
    Icon: TriangleAlert,
    vacia: 'No hay correos en Spam',
    vaciaText: 'Aquí queda lo que usted marca como no deseado.',
  },
  trash: {
    title: 'Papelera',
    Icon: Trash2,
    vacia: 'La papelera está vacía',
    vaciaText: 'Lo que elimine queda aquí durante 30 días.',
  },
};

/** The lists of all mails with a flag. */
export const filtros: Record<(Lugar & { tipo: 'filtro' })['slug'], Fijo> = {
  starred: {
    title: 'Destacados',
    Icon: Star,
    vacia: 'No hay correos destacados',
    vaciaText: 'Marque con una estrella los que quiera encontrar pronto.',
  },
  important: {
    title: 'Importantes',
    Icon: AlertOctagon,
    vacia: 'No hay correos importantes',
    vaciaText: 'Los que marque como importantes aparecerán aquí.',
  },
};

/** The query of a list's address. */
export const busquedaSchema = { buscar: text(200) };

/** The list of an address; null for a folder or filter that does not exist. */
export function lugarOf(params: { bandeja?: string; filtro?: string; etiqueta?: string }): Lugar | null {
  const { bandeja, filtro, etiqueta } = params;
  if (etiqueta) return { tipo: 'etiqueta', slug: etiqueta };
  if (filtro) return isKey(filtros, filtro) ? { tipo: 'filtro', slug: filtro } : null;
  return bandeja && isKey(bandejas, bandeja) ? { tipo: 'bandeja', slug: bandeja } : null;
}

/** The number of the page in an address; 1 when the text is no such number. */
export const paginaOf = (typed: string | undefined): number => (/^[1-9]\d{0,5}$/.test(typed ?? '') ? Number(typed) : 1);

/** The address of a page of a list, and of a mail open beside it. */
export function direccionOf(lugar: Lugar, pagina = 1, { correoId = '', buscar = '' } = {}): string {
  const list = { bandeja: '', filtro: 'filter/', etiqueta: 'label/' }[lugar.tipo] + encodeURIComponent(lugar.slug);
  const mail = correoId && `/${correoId}`;
  return `/apps/mailbox/${list}/${pagina}${mail}${searchOf(busquedaSchema, { buscar })}`;
}

/** The filter of a list, in the form of the API, for which mails that wait for their moment are drafts. */
export function filtroOf({ tipo, slug }: Lugar): Partial<CorreosFindPageApiArg> {
  if (tipo === 'bandeja' && (slug === 'drafts' || slug === 'scheduled'))
    return { bandeja: 'drafts', programados: slug === 'scheduled' };
  return { [tipo]: slug };
}

/** Whether a search from a list finds mails of all lists. Spam and trash are searched by themselves. */
export const buscaEnTodo = ({ tipo, slug }: Lugar): boolean =>
  tipo !== 'bandeja' || (slug !== 'spam' && slug !== 'trash');

const isKey = <Key extends string>(record: Record<Key, unknown>, key: string): key is Key => Object.hasOwn(record, key);
