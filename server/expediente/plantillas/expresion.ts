/** A filter in an expression: its name and its arguments. */
export interface UsoDeFiltro {
  nombre: string;
  args: string[];
}

/** The expression between the braces of a template: a field, and filters that change it. */
export interface Expresion {
  /** The path of names to the field: `['carpeta', 'monto']`. */
  ruta: string[];
  filtros: UsoDeFiltro[];
}

/** Parses `carpeta.monto|letras|mayusculas` or `vendedores|plural:el vendedor:los vendedores`. */
export function leerExpresion(texto: string): Expresion {
  const [ruta = '', ...filtros] = texto.split('|').map((part) => part.trim());
  return {
    ruta: ruta.split('.').map((name) => name.trim()),
    filtros: filtros.map((filtro) => {
      const [nombre = '', ...args] = filtro.split(':').map((part) => part.trim());
      return { nombre, args };
    }),
  };
}
