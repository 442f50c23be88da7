import type { EstadoCivil, Genero } from '../personas/persona.entity.js';

const ESTADOS: Readonly<Record<Exclude<EstadoCivil, 'union'>, Readonly<Record<Genero, string>>>> = {
  soltero: { femenino: 'soltera', masculino: 'soltero' },
  casado: { femenino: 'casada', masculino: 'casado' },
  divorciado: { femenino: 'divorciada', masculino: 'divorciado' },
  viudo: { femenino: 'viuda', masculino: 'viudo' },
};
const UNION: Readonly<Record<string, string>> = {
  AR: 'en unión convivencial',
  CL: 'conviviente civil',
  UY: 'en unión concubinaria',
  ES: 'pareja de hecho',
};

/** The estado civil as a text writes it. Null when it depends on a gender that is unknown. */
export function estadoCivilEscrito(estado: EstadoCivil, genero: Genero | null, pais: string): string | null {
  return estado === 'union' ? (UNION[pais] ?? 'en unión de hecho') : genero && ESTADOS[estado][genero];
}

/** Masculine forms that no rule derives from the feminine form. */
const IRREGULARES: Readonly<Record<string, string>> = {
  española: 'español',
  alemana: 'alemán',
  catalana: 'catalán',
  letona: 'letón',
  andorrana: 'andorrano',
};
const FEMENINOS = new Map(Object.entries(IRREGULARES).map(([femenino, masculino]) => [masculino, femenino]));
/** Words with the same form in both genders. */
const INVARIABLES = new Set(['belga', 'croata', 'vietnamita', 'israelita', 'moscovita']);

/** A nationality in the form of a gender: «argentina», «argentino». @param palabra the word in either form */
export function gentilicio(palabra: string, genero: Genero): string {
  const word = palabra.toLowerCase();
  if (INVARIABLES.has(word)) {
    return word;
  }
  if (genero === 'masculino') {
    return IRREGULARES[word] ?? (word.endsWith('esa') ? word.replace(/esa$/, 'és') : word.replace(/a$/, 'o'));
  }
  return FEMENINOS.get(word) ?? (word.endsWith('és') ? word.replace(/és$/, 'esa') : word.replace(/o$/, 'a'));
}
