import { OPERADORES_DE_CORREO } from '../../../vocabulario/operadores-de-correo.js';
import { withoutAccents } from '../../../vocabulario/without-accents.js';

/** A value that a field of the mail has, or has not. */
export interface EnCampo {
  campo: 'de' | 'para' | 'asunto' | 'adjunto';
  valor: string;
  isNegado: boolean;
}

/** A folder, a flag or a label by the name that the person typed. */
interface EnLugar {
  valor: string;
  isNegado: boolean;
}

/** A search of mails, as the person typed it. Days are `YYYY-MM-DD`. */
export interface Consulta {
  /** Words and phrases that a mail must have. */
  palabras: string[];
  /** Words and phrases that it must not have. */
  sin: string[];
  campos: EnCampo[];
  conAdjunto?: boolean;
  /** The first day. */
  desde?: string;
  /** The day after the last one. */
  antes?: string;
  en: EnLugar[];
}

/** A sentence in Spanish on what cannot be read. */
interface Problema {
  problema: string;
}

/** A part: a minus, an operator, and a phrase or a word. A blank may stand between a known operator and its value. */
const PARTE = /(-)?(?:(\p{L}+):)?(?:"([^"]*)"?|«([^»]*)»?|“([^”]*)”?|([^\s"«“]\S*))?/uy;
/** Words with a colon that are no operators. */
const NO_OPERADORES = new Set(['re', 'rv', 'rta', 'resp', 'fw', 'fwd', 'http', 'https', 'mailto', 'tel']);
const CONOCIDOS = new Set(['de', 'para', 'asunto', 'adjunto', 'antes', 'desde', 'despues', 'en']);
const ESCRITOS = OPERADORES_DE_CORREO.map(({ operador }) => operador);

/** Reads a search of mails. @param hoy the present day, `YYYY-MM-DD` */
export function consultaDe(texto: string, hoy: string): Consulta | Problema {
  const consulta: Consulta = { palabras: [], sin: [], campos: [], en: [] };
  for (const parte of partesDe(texto.normalize('NFC'))) {
    const problema = add(consulta, parte, hoy);
    if (problema) {
      return { problema };
    }
  }
  return consulta;
}

interface Parte {
  isNegado: boolean;
  operador: string | null;
  escrito: string;
  valor: string;
}

function* partesDe(texto: string): Generator<Parte> {
  for (let at = 0; at < texto.length; ) {
    if (/\s/.test(texto[at] ?? '')) {
      at++;
      continue;
    }
    PARTE.lastIndex = at;
    const [whole = '', menos, escrito = '', ...valores] = PARTE.exec(texto) ?? [];
    const operador = withoutAccents(escrito);
    const valor = valores.find((each) => each !== undefined);
    at += Math.max(whole.length, 1);
    if (escrito && !CONOCIDOS.has(operador) && (valor === undefined || NO_OPERADORES.has(operador))) {
      yield { isNegado: menos !== undefined, operador: null, escrito, valor: whole.slice(menos?.length ?? 0) };
    } else if (CONOCIDOS.has(operador) && valor === undefined) {
      // The value may follow a blank. It has no operator itself.
      const rest = texto.slice(at);
      const blank = /^\s+(?!-?\p{L}+:)/u.exec(rest)?.[0] ?? '';
      PARTE.lastIndex = at + blank.length;
      const next = blank ? (PARTE.exec(texto) ?? []) : [];
      const found = next.slice(3).find((each) => each !== undefined);
      at += found === undefined ? 0 : blank.length + (next[0]?.length ?? 0);
      yield { isNegado: menos !== undefined, operador, escrito, valor: found ?? '' };
    } else {
      yield { isNegado: menos !== undefined, operador: escrito ? operador : null, escrito, valor: valor ?? '' };
    }
  }
}

/** Adds a part of a search. @returns a sentence on what is wrong with it */
function add(
  consulta: Consulta,
  { isNegado, operador, escrito, valor: dicho }: Parte,
  hoy: string,
): string | undefined {
  const valor = dicho.trim();
  if (operador === null) {
    if (valor !== '') {
      (isNegado ? consulta.sin : consulta.palabras).push(valor);
    }
    return;
  }
  if (!CONOCIDOS.has(operador)) {
    const todos = `${ESCRITOS.slice(0, -1).join(', ')} y ${ESCRITOS.at(-1)}`;
    return `No existe el operador «${escrito}:». Puede usar ${todos}. Para buscar ese texto, escríbalo entre comillas.`;
  }
  if (valor === '') {
    return `Falta lo que sigue a «${escrito}:».`;
  }
  if (operador === 'en') {
    consulta.en.push({ valor, isNegado });
  } else if (operador === 'antes' || operador === 'desde' || operador === 'despues') {
    return addFecha(consulta, operador, { isNegado, valor, hoy });
  } else if (operador === 'adjunto' && /^s[ií]$|^no$/i.test(valor)) {
    consulta.conAdjunto = (valor.toLowerCase() !== 'no') !== isNegado;
  } else {
    consulta.campos.push({ campo: operador as EnCampo['campo'], valor, isNegado });
  }
}

function addFecha(
  consulta: Consulta,
  operador: 'antes' | 'desde' | 'despues',
  { isNegado, valor, hoy }: { isNegado: boolean; valor: string; hoy: string },
): string | undefined {
  const dia = diaDe(valor, hoy);
  if (isNegado) {
    return 'Una fecha no lleva «-» delante: use desde: o antes:.';
  }
  if (!dia) {
    return `«${valor}» no es una fecha. Escríbala como 4/3/2026.`;
  }
  if (operador === 'antes') {
    consulta.antes = consulta.antes && consulta.antes < dia ? consulta.antes : dia;
  } else {
    consulta.desde = consulta.desde && consulta.desde > dia ? consulta.desde : dia;
  }
}

/** The day that a text means; null for no day. */
function diaDe(valor: string, hoy: string): string | null {
  const word = valor.toLowerCase();
  if (word === 'hoy' || word === 'ayer') {
    const day = new Date(`${hoy}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (word === 'ayer' ? 1 : 0));
    return day.toISOString().slice(0, 10);
  }
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(valor);
  const written = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(valor);
  const [year, month, day] = iso ? iso.slice(1) : (written?.slice(1).reverse() ?? []);
  if (!year || !month || !day) {
    return null;
  }
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${full}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(full) && full > '1900' ? full : null;
}
