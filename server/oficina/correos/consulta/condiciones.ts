import { likePattern, wordsOf } from '../../../common/input/search-words.js';
import type { Bandeja } from '../copia.entity.js';
import type { Consulta, EnCampo } from './consulta.js';

/** A search of mails whose places and days are known. */
export interface Buscado extends Omit<Consulta, 'en'> {
  /** The folders that are searched; null for all outside spam and trash. */
  bandejas: Bandeja[] | null;
  sinBandejas: Bandeja[];
  /** The flags and the ids of labels that a mail must have, or must not have. */
  banderas: { bandera: 'destacado' | 'importante' | 'programado'; isNegado: boolean }[];
  etiquetas: { id: string; isNegado: boolean }[];
  /** The time zone of the days. */
  zonaHoraria: string;
}

/** The most words that the index searches. Fields and phrases are compared as a whole besides. */
const MAX_PALABRAS = 8;

/** Binds a value, and returns its place in the statement. */
type Bind = (value: unknown) => string;
/** A condition of a mail. @param k the name of its row of copies */
type Condicion = (k: string) => string;

/** Whether a mail waits for its moment. Such mails are drafts of the mailbox. */
export const esProgramado = (k: string) =>
  `(${k}.bandeja = 'drafts' and exists (
     select 1 from correos o
      where o.cuenta_id = ${k}.cuenta_id and o.id = ${k}.correo_id and o.estado = 'programado' offset 0))`;

/** The words of a search that the index of words finds, as LIKE patterns. */
export function patronesDe({ palabras, campos }: Buscado): string[] {
  const enPalabras = campos.filter(({ campo, isNegado }) => campo !== 'adjunto' && !isNegado);
  return [...palabras, ...enPalabras.map(({ valor }) => valor)]
    .flatMap(wordsOf)
    .slice(0, MAX_PALABRAS)
    .map(likePattern);
}

/** The conditions of a search, beside those of its words and its folders. */
export function condicionesDe(buscado: Buscado, bind: Bind): Condicion[] {
  const { palabras, sin, campos, conAdjunto, desde, antes, sinBandejas, banderas, etiquetas, zonaHoraria } = buscado;
  const inWords = (text: string): Condicion => {
    const pattern = bind(likePattern(text));
    // A phrase may be broken into lines.
    return (k) => `exists (select 1 from correo_copias_hallables w where w.id = ${k}.id
      and regexp_replace(w.busqueda, '\\s+', ' ', 'g') like sin_acentos(${pattern}) offset 0)`;
  };
  const not = (condicion: Condicion, isNegado: boolean): Condicion =>
    isNegado ? (k) => `not ${condicion(k)}` : condicion;
  const startOf = (day: string) => `(${bind(day)}::date::timestamp at time zone ${bind(zonaHoraria)})`;
  const condiciones: Condicion[] = [
    ...palabras.filter((text) => /\s/.test(text)).map(inWords),
    ...sin.map((text) => not(inWords(text), true)),
    ...campos.map((campo) => not(enCampo(campo, bind), campo.isNegado)),
    ...banderas.map(({ bandera, isNegado }) =>
      not(bandera === 'programado' ? esProgramado : (k) => `${k}.${bandera}`, isNegado),
    ),
    ...etiquetas.map(({ id, isNegado }) => {
      const etiqueta = bind(id);
      return not(
        (k) => `exists (select 1 from correo_etiquetado x where x.copia_id = ${k}.id and x.etiqueta_id = ${etiqueta})`,
        isNegado,
      );
    }),
  ];
  if (conAdjunto !== undefined) {
    condiciones.push(not(conArchivo(''), !conAdjunto));
  }
  if (desde) {
    const start = startOf(desde);
    condiciones.push((k) => `${k}.recibido_en >= ${start}`);
  }
  if (antes) {
    const start = startOf(antes);
    condiciones.push((k) => `${k}.recibido_en < ${start}`);
  }
  if (sinBandejas.length > 0) {
    const bandejas = bind(sinBandejas);
    condiciones.push((k) => `${k}.bandeja <> all (${bandejas}::text[])`);
  }
  return condiciones;
}

function enCampo({ campo, valor }: EnCampo, bind: Bind): Condicion {
  const pattern = `sin_acentos(${bind(likePattern(valor))})`;
  if (campo === 'adjunto') {
    return conArchivo(`and sin_acentos(a.nombre) like ${pattern}`);
  }
  const ofCorreo =
    (condition: (k: string) => string): Condicion =>
    (k) =>
      `exists (select 1 from correos o where o.id = ${k}.correo_id and ${condition(k)} offset 0)`;
  if (campo === 'asunto') {
    return ofCorreo(() => `sin_acentos(o.asunto) like ${pattern}`);
  }
  if (campo === 'de') {
    return ofCorreo(() => `sin_acentos(concat_ws(' ', o.de_nombre, o.de_direccion)) like ${pattern}`);
  }
  return ofCorreo(
    (k) => `exists (select 1 from jsonb_array_elements(o.para || o.cc || ${k}.cco) q
      where sin_acentos(concat_ws(' ', q ->> 'nombre', q ->> 'direccion')) like ${pattern})`,
  );
}

const conArchivo =
  (named: string): Condicion =>
  (k) =>
    `exists (select 1 from correo_adjuntos a where a.correo_id = ${k}.correo_id and not a.en_linea ${named} offset 0)`;
