import { EN_BANDEJAS, OPERADORES_DE_CORREO } from '../../../../../server/vocabulario/operadores-de-correo';
import { withoutAccents } from '../../../../../server/vocabulario/without-accents';

/** A part that may be added to a search. */
interface Sugerencia {
  /** What is added, as the list shows it. */
  nombre: string;
  /** What it looks for; empty for a value. */
  busca: string;
  /** The whole search with it. */
  texto: string;
}

/** The places that are suggested, each once, without the words that only English clients type. */
const lugares = [
  ...new Set([
    ...Object.keys(EN_BANDEJAS).filter((name) => name !== 'entrada'),
    'destacados',
    'importantes',
    'programados',
  ]),
];

/** What may follow in a search. @param etiquetas the titles of the person's labels */
export function sugerenciasDe(typed: string, etiquetas: readonly string[]): Sugerencia[] {
  if (isInPhrase(typed)) return [];
  const last = /\S*$/.exec(typed)?.[0] ?? '';
  const before = typed.slice(0, typed.length - last.length);
  const [, menos = '', operador, valor = ''] = /^(-?)(?:(\p{L}+):)?(.*)$/u.exec(last) ?? [];
  const plain = withoutAccents(valor);
  if (operador === undefined) {
    return OPERADORES_DE_CORREO.filter((one) => one.operador.startsWith(plain)).map((one) => ({
      nombre: one.operador,
      busca: one.busca,
      texto: before + menos + one.operador,
    }));
  }
  const valores = { en: [...lugares, ...etiquetas.map((title) => title.toLowerCase())], adjunto: ['sí', 'no'] };
  const all = Object.hasOwn(valores, operador.toLowerCase()) ? valores[operador.toLowerCase() as 'en'] : [];
  return all
    .filter((one) => withoutAccents(one).startsWith(plain) && one !== valor)
    .slice(0, 8)
    .map((one) => ({
      nombre: one,
      busca: '',
      texto: `${before}${menos}${operador}:${one.includes(' ') ? `"${one}"` : one} `,
    }));
}

/** Whether a search ends with an operator whose value is not typed yet. */
export function isIncompleta(typed: string): boolean {
  const operador = /(?:^|\s)-?(\p{L}+:)\s*$/u.exec(typed)?.[1] ?? '';
  return (
    !isInPhrase(typed) &&
    ['despues:', ...OPERADORES_DE_CORREO.map((one) => one.operador)].includes(withoutAccents(operador))
  );
}

const isInPhrase = (typed: string) => (typed.match(/"/g)?.length ?? 0) % 2 === 1;
