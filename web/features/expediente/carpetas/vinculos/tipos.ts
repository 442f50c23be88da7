import type { VinculoDto } from '../../../../api/generated/carpetas';

export type TipoVinculo = VinculoDto['tipo'];

/** The kinds of vínculo of a carpeta with another, in the order in which they are offered. */
export const tiposDeVinculo: Record<TipoVinculo, string> = {
  continua: 'Continúa',
  corrige: 'Corrige',
  antecede: 'Antecede a',
  continuada_por: 'Continuada por',
  corregida_por: 'Corregida por',
  precedida_por: 'Precedida por',
};

export const vinculoOptions = Object.entries(tiposDeVinculo).map(([value, label]) => ({ value, label }));
