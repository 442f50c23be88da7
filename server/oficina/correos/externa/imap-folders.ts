import type { ImapFlow, ListResponse } from 'imapflow';
import type { Clase, Papel } from './externo.js';

const PAPELES: Readonly<Record<string, Papel>> = {
  '\\Inbox': 'inbox',
  '\\Sent': 'sent',
  '\\Archive': 'archive',
  '\\Junk': 'spam',
  '\\Trash': 'trash',
  '\\All': 'todos',
};

/** The use of a folder, as its server says. The inbox has its use by its name. */
export function papelOf({ path, specialUse = '' }: Pick<ListResponse, 'path' | 'specialUse'>): Papel {
  return path.toUpperCase() === 'INBOX' ? 'inbox' : (PAPELES[specialUse] ?? 'otra');
}

/** The folder of each place, for received mails and for the person's own mails. */
export type RutasPorClase = Readonly<Partial<Record<Clase | 'enviados', string>>>;

/** @param isLabelled whether archived mails stay in the folder with all mails, as at Gmail */
export function rutasPorClase(folders: readonly { ruta: string; papel: Papel }[], isLabelled = false): RutasPorClase {
  const of = (papel: Papel) => folders.find((folder) => folder.papel === papel)?.ruta;
  return {
    aqui: of('inbox'),
    enviados: of('sent') ?? of('inbox'),
    archive: of('archive') ?? (isLabelled ? of('todos') : undefined),
    spam: of('spam'),
    trash: of('trash'),
  };
}

/** Whether the folders of a server are labels of one folder with all mails. */
export const isGmail = ({ capabilities }: Pick<ImapFlow, 'capabilities'>): boolean => capabilities.has('X-GM-EXT-1');

/** UIDs as a command names them. Consecutive UIDs are written as a range. */
export function rangeOf(uids: readonly number[]): string {
  const ranges: [number, number][] = [];
  for (const uid of uids.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && uid <= last[1] + 1) {
      last[1] = uid;
    } else {
      ranges.push([uid, uid]);
    }
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}:${to}`)).join(',');
}
