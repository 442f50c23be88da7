/** What the list is limited to by the plazos of a carpeta: none is open, one is over, one ends before the signature. */
export const FILTROS_DE_PLAZO = ['sin_plazo', 'vencido', 'antes_de_la_firma'] as const;
export type FiltroDePlazo = (typeof FILTROS_DE_PLAZO)[number];
