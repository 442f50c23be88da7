/**
 * What a mail says, in plain text. Only `componer` lays it out and escapes it: so no template can forget to, and both
 * parts of the mail say the same.
 */
export interface Carta {
  asunto: string;
  /** What lists of mails show after the subject. */
  resumen: string;
  titulo: string;
  parrafos: (string | Novedad)[];
  /** The mail's one action; `ruta` is a path of the product. */
  boton?: { texto: string; ruta: string };
  /** Smaller text under the button: how long it works, what to do if nobody asked for this. */
  notas?: string[];
}

/** A paragraph with a link to what it tells of. */
export interface Novedad {
  titulo: string;
  parrafo: string;
  /** A path of the product. */
  ruta: string | null;
}

/** For people who did not ask for this. */
export const SI_NO_FUE_USTED = 'Si no fue usted quien lo pidió, puede ignorar este correo: nada cambia.';

/** A path of the product that lets in whoever has it. Browsers send no server what follows the `#`. */
export function rutaCon(token: string, path: string): string {
  return `${path}#token=${token}`;
}

/** Text that mail readers turn into a link. */
const LINK = /[/@]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * The greeting. A name that looks like an address is left out: anybody may sign up with somebody else's e-mail, and
 * send them a message as the name.
 */
export function saludo(nombre: string): string {
  return LINK.test(nombre) ? 'Hola:' : `Hola, ${nombre}:`;
}

/** The name of another person or thing in a mail, or `otherwise` where {@link saludo} would leave it out. */
export function nombrado(nombre: string, otherwise: string): string {
  return LINK.test(nombre) ? otherwise : nombre;
}
