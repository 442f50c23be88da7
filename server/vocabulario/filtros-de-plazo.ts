/**
 * The filters of the list of carpetas by plazos. They are no open plazo, an overdue plazo, and a plazo that ends before
 * the signature.
 */
export const FILTROS_DE_PLAZO = ['sin_plazo', 'vencido', 'antes_de_la_firma'] as const;
export type FiltroDePlazo = (typeof FILTROS_DE_PLAZO)[number];
