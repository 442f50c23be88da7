/** What a domain says of itself as a part of carpetas. Carpetas read it, and so need not know the domain. */
export interface DeCarpeta {
  /** How the list of carpetas is limited, by the parameter of its address. */
  filtros?: Readonly<Record<string, FiltroDeCarpetas>>;
}

/**
 * The condition, as SQL, that a carpeta `c` passes.
 * @param valor the parameter's value
 * @param hoy the day that it is in the cuenta, which is $1
 * @param bind gives the place of a value in the statement
 */
export type FiltroDeCarpetas = (valor: string, hoy: string, bind: (value: unknown) => string) => string;
