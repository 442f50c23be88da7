const names = new Intl.DisplayNames('es', { type: 'currency' });

/** The name of a currency: «peso argentino». @param moneda its code of three letters */
export const nombreDeMoneda = (moneda: string): string => names.of(moneda) ?? moneda;
