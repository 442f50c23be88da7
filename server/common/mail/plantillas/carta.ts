/**
 * What a mail says, in plain text: how it is laid out, and escaped, is the business of `componer` alone, so that no
 * template can forget it and both parts of the mail say the same.
 */
export interface Carta {
  asunto: string;
  /** What the list of mails shows after the subject. */
  resumen: string;
  titulo: string;
  parrafos: (string | Novedad)[];
  /** The one thing to do; its address is a path of the product. */
  boton?: { texto: string; ruta: string };
  /** Smaller, under it: until when it serves, what to do if this was not asked for. */
  notas?: string[];
}

/** A paragraph that leads to what it tells of. */
export interface Novedad {
  titulo: string;
  parrafo: string;
  /** A path of the product. */
  ruta: string | null;
}

/** The words for who did not ask for this. */
export const SI_NO_FUE_USTED = 'Si no fue usted quien lo pidió, puede ignorar este correo: nada cambia.';

/** A path of the product with parameters. */
export function ruta(path: string, parametros: Record<string, string> = {}): string {
  const query = new URLSearchParams(parametros).toString();
  return query ? `${path}?${query}` : path;
}

/** What mail readers make a link of. */
const LINK = /[/@]|\p{L}{2,}\.\p{L}{2,}/u;

/**
 * How a mail greets. Not by a name that is an address: anybody may sign up somebody else's e-mail, under a name that
 * would be their message to it.
 */
export function saludo(nombre: string): string {
  return LINK.test(nombre) ? 'Hola:' : `Hola, ${nombre}:`;
}

/** What a mail to anybody calls somebody, or something, else; {@link saludo} says why not always by their name. */
export function nombrado(nombre: string, otherwise: string): string {
  return LINK.test(nombre) ? otherwise : nombre;
}
