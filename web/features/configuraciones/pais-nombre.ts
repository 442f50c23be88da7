const names = new Intl.DisplayNames('es', { type: 'region' });

/** «Argentina» for AR. */
export const paisNombre = (codigo: string): string => names.of(codigo) ?? codigo;
