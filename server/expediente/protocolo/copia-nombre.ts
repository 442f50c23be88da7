/** The kinds of copies: first, later, and simple, which have no value of their own. */
export const TIPOS_COPIA = ['primera', 'posterior', 'simple'] as const;
export type TipoCopia = (typeof TIPOS_COPIA)[number];

const ORDINALES = [
  'Primera',
  'Segunda',
  'Tercera',
  'Cuarta',
  'Quinta',
  'Sexta',
  'Séptima',
  'Octava',
  'Novena',
  'Décima',
];

/**
 * The name of a copy. Later copies count from the second: «Tercera copia».
 * @param orden the place among copies of the same kind, from 1
 */
export function copiaNombre(tipo: TipoCopia, orden: number): string {
  if (tipo === 'simple') {
    return `Copia simple ${orden}`;
  }
  // All first copies are called «primera»: each person who asks can have one.
  const place = tipo === 'primera' ? 1 : orden + 1;
  const ordinal = ORDINALES[place - 1];
  const name = ordinal ? `${ordinal} copia` : `Copia ${place}.ª`;
  return tipo === 'primera' && orden > 1 ? `${name} (${orden})` : name;
}
