/**
 * The filters of the list of carpetas by plazos: no open plazo, an overdue plazo, a plazo that ends before the
 * signature.
 */
export const FILTROS_DE_PLAZO = ['sin_plazo', 'vencido', 'antes_de_la_firma'] as const;
export type FiltroDePlazo = (typeof FILTROS_DE_PLAZO)[number];
