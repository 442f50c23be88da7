/** The copies of an instrumento: the first ones, later ones, and simple ones without value of their own. */
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
 * What a copy is called. Later ones count from the second on: «Tercera copia».
 * @param orden its place among those of its kind, from 1
 */
export function copiaNombre(tipo: TipoCopia, orden: number): string {
  if (tipo === 'simple') {
    return `Copia simple ${orden}`;
  }
  // There can be a first one for each who asks.
  const place = tipo === 'primera' ? 1 : orden + 1;
  const ordinal = ORDINALES[place - 1];
  const name = ordinal ? `${ordinal} copia` : `Copia ${place}.ª`;
  return tipo === 'primera' && orden > 1 ? `${name} (${orden})` : name;
}
