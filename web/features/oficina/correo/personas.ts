import type { Correo, CorreoListado, Corresponsal } from './correos-api';

/** How somebody is called: their name, or else their address. */
export const nombreDe = ({ nombre, direccion }: Corresponsal): string => nombre || direccion;

/** «Ana Ruiz», «Ana Ruiz y 2 más»; `none` for nobody. */
function nombresDe(quienes: readonly Corresponsal[], none: string): string {
  const [first, ...others] = quienes;
  if (!first) return none;
  return others.length > 0 ? `${nombreDe(first)} y ${others.length} más` : nombreDe(first);
}

/** Whom a row of a list names: who wrote it, or of one's own mails to whom they go. */
export function quienDe({ esPropio, de, para }: CorreoListado): string {
  return esPropio ? `Para: ${nombresDe(para, 'nadie todavía')}` : nombreDe(de);
}

/** «para mí y 2 más», as the reader says it. Oneself comes first. */
export function paraTexto({ para, cc, cco }: Pick<Correo, 'para' | 'cc' | 'cco'>, myId: string | undefined): string {
  const isMe = ({ usuarioId }: Corresponsal) => usuarioId !== null && usuarioId === myId;
  const all = [...para, ...cc, ...cco];
  const first = all.find(isMe) ?? all[0];
  if (!first) return 'sin destinatarios';
  const name = isMe(first) ? 'mí' : nombreDe(first);
  return all.length > 1 ? `para ${name} y ${all.length - 1} más` : `para ${name}`;
}

/** «Ana Ruiz <ana@lavalle.test>» */
const completo = ({ nombre, direccion }: Corresponsal): string => (nombre ? `${nombre} <${direccion}>` : direccion);

/** From whom a mail is and to whom it goes, in full; what has nobody is left out. */
export function detallesDe({
  de,
  responderA,
  para,
  cc,
  cco,
}: Pick<Correo, 'de' | 'responderA' | 'para' | 'cc' | 'cco'>) {
  const lists = { De: [de], 'Responder a': responderA, Para: para, Cc: cc, Cco: cco };
  return Object.entries(lists)
    .map(([nombre, quienes]) => ({ nombre, valor: quienes.map(completo).join(', ') }))
    .filter(({ valor }) => valor);
}
