/**
 * The contents of a mail, in plain text. Only `componer` lays it out and escapes it. So no template can forget the
 * escaping, and both parts of the mail agree.
 */
export interface Carta {
  asunto: string;
  /** The line that lists of mails show after the subject. */
  resumen: string;
  titulo: string;
  parrafos: (string | Novedad)[];
  /** The mail's only action; `ruta` is a path of the product. */
  boton?: { texto: string; ruta: string };
  /** Smaller text under the button. It says how long the link works, and advises people who did not ask. */
  notas?: string[];
}

/** A paragraph with a link to its subject. */
export interface Novedad {
  titulo: string;
  parrafo: string;
  /** A path of the product. */
  ruta: string | null;
}

/** For people who did not ask for the mail. */
export const SI_NO_FUE_USTED = 'Si no fue usted quien lo pidió, puede ignorar este correo: nada cambia.';

/** A path of the product with a token that lets its holder in. Browsers send no server the text after the `#`. */
export function rutaCon(token: string, path: string): string {
  return `${path}#token=${token}`;
}

/** Text that mail readers turn into a link. */
const LINK = /[/@]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * The greeting. A name that looks like an address is left out. Anybody may sign up with another person's e-mail, and
 * write a message as the name.
 */
export function saludo(nombre: string): string {
  return LINK.test(nombre) ? 'Hola:' : `Hola, ${nombre}:`;
}

/** The name of another person or thing in a mail. Where {@link saludo} would leave the name out, it is `otherwise`. */
export function nombrado(nombre: string, otherwise: string): string {
  return LINK.test(nombre) ? otherwise : nombre;
}
