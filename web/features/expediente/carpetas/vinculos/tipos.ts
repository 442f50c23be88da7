import type { VinculoDto } from '../../../../api/generated/carpetas';

export type TipoVinculo = VinculoDto['tipo'];

/** How a carpeta stands to another, in the order in which it is offered. */
export const tiposDeVinculo: Record<TipoVinculo, string> = {
  continua: 'Continúa',
  corrige: 'Corrige',
  antecede: 'Antecede a',
  continuada_por: 'Continuada por',
  corregida_por: 'Corregida por',
  precedida_por: 'Precedida por',
};

export const vinculoOptions = Object.entries(tiposDeVinculo).map(([value, label]) => ({ value, label }));
