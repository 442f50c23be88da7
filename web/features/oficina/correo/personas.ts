import type { Correo, CorreoListado, Corresponsal } from './correos-api';

/** The name of a person, or else their address. */
export const nombreDe = ({ nombre, direccion }: Corresponsal): string => nombre || direccion;

/** «Ana Ruiz», «Ana Ruiz y 2 más»; `none` when there are no people. */
function nombresDe(quienes: readonly Corresponsal[], none: string): string {
  const [first, ...others] = quienes;
  if (!first) return none;
  return others.length > 0 ? `${nombreDe(first)} y ${others.length} más` : nombreDe(first);
}

/** The people that a row of a list names: the sender, or the recipients of the person's own mails. */
export function quienDe({ esPropio, de, para }: CorreoListado): string {
  return esPropio ? `Para: ${nombresDe(para, 'nadie todavía')}` : nombreDe(de);
}

/** The longest names of a conversation that are written whole, in characters. */
const wholeNames = 26;

/** «Ana Ruiz», «Ana, yo», «Ana … Pedro, yo»: the people of a conversation, or as {@link quienDe} of a mail alone. */
export function quienesDe(correo: CorreoListado): string {
  const { enHilo, conversacion } = correo;
  const participantes = conversacion?.participantes ?? [];
  if (enHilo < 2 || participantes.every(({ esPropio }) => esPropio)) return quienDe(correo);
  const named = (naming: (nombre: string) => string) =>
    participantes.map((one) => (one.esPropio ? 'yo' : naming(nombreDe(one))));
  const whole = named((nombre) => nombre);
  if (whole.join(', ').length <= wholeNames) return whole.join(', ');
  const first = whole.length === 1 ? whole : named((nombre) => nombre.replace(/ .*$/s, ''));
  return first.length > 3 ? `${first[0]} … ${first.slice(-2).join(', ')}` : first.join(', ');
}

/** The recipients from the reader's view: «para mí y 2 más». The reader comes first. */
export function paraTexto({ para, cc, cco }: Pick<Correo, 'para' | 'cc' | 'cco'>, myId: string | undefined): string {
  const isMe = ({ usuarioId }: Corresponsal) => usuarioId !== null && usuarioId === myId;
  const all = [...para, ...cc, ...cco];
  const first = all.find(isMe) ?? all[0];
  if (!first) return 'sin destinatarios';
  const name = isMe(first) ? 'mí' : nombreDe(first);
  return all.length > 1 ? `para ${name} y ${all.length - 1} más` : `para ${name}`;
}

/** The name with the address: «Ana Ruiz <ana@lavalle.test>». */
const completo = ({ nombre, direccion }: Corresponsal): string => (nombre ? `${nombre} <${direccion}>` : direccion);

/** The sender and the recipients of a mail, in full. Empty lists are left out. */
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
