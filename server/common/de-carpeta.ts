/** What a domain says of itself as a part of carpetas. Carpetas read it, and so need not know the domain. */
export interface DeCarpeta {
  /** What people may do in a carpeta, by the names that the API has for it. */
  permisos?: Readonly<Record<string, PermisoEnCarpeta>>;
  /** The parts that `carpeta.changed` says to have changed, each with the first words of the facts that change it. */
  cambios?: Readonly<Record<string, readonly string[]>>;
  /** The tab of the carpeta's page where something can be missing. */
  faltantes?: string;
  /** What is counted in a carpeta, by the names that the API has for it. */
  cantidades?: Readonly<Record<string, Contado>>;
  /** How the list of carpetas is limited, by the parameter of its address. */
  filtros?: Readonly<Record<string, FiltroDeCarpetas>>;
  /** Facts that change what was approved for the signature. */
  aprobado?: Readonly<Record<string, Aprobado>>;
  /** The first words of the facts that can leave something missing for the signature. */
  dejaFaltantes?: readonly string[];
  /** A thing that several carpetas may have: the table that says which, and its column. */
  compartido?: { tabla: string; columna: string };
}

/** What somebody may do in a carpeta that they see. */
export interface PermisoEnCarpeta {
  /** The permission that the role needs. */
  permiso: string;
  mientras: CarpetaMientras;
  /** Why not, of what the signature ends or begins: a whole sentence. */
  motivo?: string;
}

/**
 * While a carpeta is so. `abierta`: not in the trash, not archived, not annulled; `sin_firmar` and `ya_firmada` are open too;
 * `valida`: neither in the trash nor annulled; `guardada`: not in the trash.
 */
export type CarpetaMientras = 'abierta' | 'sin_firmar' | 'ya_firmada' | 'valida' | 'guardada' | 'sin_numero';

/** Rows `t` of a table that are counted in each carpeta. */
export interface Contado {
  tabla: string;
  /** The condition as SQL, where not all count. */
  cuando?: string;
}

/**
 * The condition, as SQL, that a carpeta `c` passes.
 * @param valor the parameter's value
 * @param hoy the day that it is in the cuenta, which is $1
 * @param bind gives the place of a value in the statement
 */
export type FiltroDeCarpetas = (valor: string, hoy: string, bind: (value: unknown) => string) => string;

/** What a fact changes, within a sentence. A function tells it from what was recorded, or null where it changes nothing. */
export type Aprobado = string | ((datos: Readonly<Record<string, unknown>>) => string | null);
