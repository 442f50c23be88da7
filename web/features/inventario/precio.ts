const format = new Intl.NumberFormat('es-AR', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** 1.234,50; empty for none. Prices are in the currency of the cuenta. */
export const formatPrecio = (price: number | ''): string => (price === '' ? '' : format.format(price));

/** A number as people write it in a field: 1234,5. */
export const escrito = (value: number | ''): string => String(value).replace('.', ',');
