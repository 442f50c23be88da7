import type { TipoCertificado } from '../../../../../server/vocabulario/tipos-certificado';
import type { CertificadoDto } from '../../../../api/generated/certificados';
import { fold } from '../../../../lib/fold';

/** A certificate that the office awaits, with the facts that a file can name. */
export type Esperado = Pick<CertificadoDto, 'id' | 'tipo' | 'nombre' | 'inmueble' | 'parte'>;

/** A file and what is known of it. */
export interface ParaEmparejar {
  nombre: string;
  /** The text of the file; '' when it is not known. */
  texto: string;
}

/** How each kind is named in files, without accents. */
const PALABRAS: Record<TipoCertificado, RegExp | null> = {
  dominio: /\bdominio/,
  inhibicion: /\binhibici/,
  catastral: /\bcatastr/,
  libre_deuda: /\blibre (de )?deuda/,
  nota_simple: /\bnota simple/,
  reserva_prioridad: /\breserva (de )?prioridad/,
  otro: null,
};

/** Words that many names have. */
const COMUNES = new Set(['certificado', 'certificados', 'informe', 'libre', 'nota', 'matricula', 'para', 'sobre']);

/**
 * The certificate that each file is, or null where that is not clear. A file is one certificate, and a certificate one
 * file. The name of a file counts more than its text, which also speaks of other things.
 */
export function emparejar(archivos: readonly ParaEmparejar[], esperados: readonly Esperado[]): (string | null)[] {
  if (archivos.length === 1 && esperados.length === 1) return [esperados[0]?.id ?? null];
  const matches: (string | null)[] = archivos.map(() => null);
  const puntos = archivos.map((archivo) => {
    const [nombre, texto] = [plain(archivo.nombre), plain(archivo.texto)];
    return esperados.map((esperado) => 3 * puntosEn(nombre, esperado) + puntosEn(texto, esperado));
  });
  const free = new Set(esperados.keys());
  // The clearest match comes first, and leaves fewer certificates to the others.
  for (;;) {
    let best: { archivo: number; esperado: number; margin: number } | null = null;
    for (const [archivo, suyos] of puntos.entries()) {
      if (matches[archivo] !== null) continue;
      const [first, second] = [...free].toSorted((a, b) => (suyos[b] ?? 0) - (suyos[a] ?? 0));
      if (first === undefined || (suyos[first] ?? 0) === 0) continue;
      const margin = (suyos[first] ?? 0) - (second === undefined ? 0 : (suyos[second] ?? 0));
      if (margin > (best?.margin ?? 0)) best = { archivo, esperado: first, margin };
    }
    if (!best) return matches;
    matches[best.archivo] = esperados[best.esperado]?.id ?? null;
    free.delete(best.esperado);
  }
}

function puntosEn(texto: string, { tipo, nombre, inmueble, parte }: Esperado): number {
  if (!texto) return 0;
  const suyo = tipoDe(texto);
  const isTipo = suyo === tipo && tipo !== 'otro';
  const own = share(texto, wordsOf(nombre));
  // A file that names another kind is not this certificate, also when it is about the same inmueble.
  if (suyo && !isTipo && own === 0) return 0;
  const of = Math.max(share(texto, wordsOf(inmueble?.nombre ?? '')), share(texto, wordsOf(parte?.nombre ?? '')));
  return (isTipo ? 4 : 0) + 3 * own + 2 * of;
}

/** The kind that the text names first: a certificate of dominio also tells the nomenclatura catastral. */
function tipoDe(texto: string): TipoCertificado | null {
  const places = Object.entries(PALABRAS)
    .map(([tipo, palabra]) => ({ tipo: tipo as TipoCertificado, at: palabra ? texto.search(palabra) : -1 }))
    .filter(({ at }) => at >= 0);
  return places.toSorted((a, b) => a.at - b.at)[0]?.tipo ?? null;
}

/** The share of the words that the text has, from 0 to 1. */
function share(texto: string, words: readonly string[]): number {
  const has = ` ${texto} `;
  return words.length === 0 ? 0 : words.filter((word) => has.includes(` ${word} `)).length / words.length;
}

const wordsOf = (texto: string): string[] =>
  plain(texto)
    .split(' ')
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !COMUNES.has(word));

/** Words without accents, with one space between: «Dominio_12-34.pdf» is «dominio 12 34 pdf». */
const plain = (texto: string): string =>
  fold(texto)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
