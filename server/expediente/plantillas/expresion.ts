/** What a filter does with a field: its name, and what stands after it. */
export interface UsoDeFiltro {
  nombre: string;
  args: string[];
}

/** What stands between the braces of a template: a field, and the filters that it goes through. */
export interface Expresion {
  /** The names on the way to the field: `['carpeta', 'monto']`. */
  ruta: string[];
  filtros: UsoDeFiltro[];
}

/** Reads `carpeta.monto|letras|mayusculas` or `vendedores|plural:el vendedor:los vendedores`. */
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
