/** A domain's descriptor as a part of carpetas. Carpetas read it, and so need not know the domain. */
export interface DeCarpeta {
  /** The actions that people may do in a carpeta, by their names in the API. */
  permisos?: Readonly<Record<string, PermisoEnCarpeta>>;
  /** The parts that `carpeta.changed` names as changed. Each has the first words of the facts that change it. */
  cambios?: Readonly<Record<string, readonly string[]>>;
  /** The tab of the carpeta's page where the domain can report something missing. */
  faltantes?: string;
  /** The rows that are counted in a carpeta, by the API's names of the counts. */
  cantidades?: Readonly<Record<string, Contado>>;
  /** The filters of the list of carpetas, by their parameter in the address. */
  filtros?: Readonly<Record<string, FiltroDeCarpetas>>;
  /** Its columns in the table of carpetas for spreadsheets, by their headings: the text as SQL, for a carpeta `c`. */
  columnas?: Readonly<Record<string, string>>;
  /** The days of its rows in the agenda, by the kind of their items. */
  agenda?: Readonly<Record<string, DiasEnAgenda>>;
  /** Facts that change what was approved for the signature. */
  aprobado?: Readonly<Record<string, Aprobado>>;
  /** The first words of the facts that can make something missing for the signature. */
  dejaFaltantes?: readonly string[];
  /** A thing that several carpetas may share: the table of its carpetas, and its column. */
  compartido?: { tabla: string; columna: string };
}

/** An action that somebody may do in a carpeta that they see. */
export interface PermisoEnCarpeta {
  /** The permission that the action needs. */
  permiso: string;
  mientras: CarpetaMientras;
  /** The reason for a refusal because of the signature, as a whole sentence. */
  motivo?: string;
}

/**
 * The condition of a carpeta. `abierta`: not in the trash, not archived, not annulled. `sin_firmar` and `ya_firmada`
 * are open too. `valida`: neither in the trash nor annulled. `guardada`: not in the trash.
 */
export type CarpetaMientras = 'abierta' | 'sin_firmar' | 'ya_firmada' | 'valida' | 'guardada' | 'sin_numero';

/** Rows `t` of a table that are counted in each carpeta. */
export interface Contado {
  tabla: string;
  /** The condition as SQL; all rows count without it. */
  cuando?: string;
}

/** The days of rows `t` of a table, as SQL. The row's carpeta is `c`. */
export interface DiasEnAgenda {
  tabla: string;
  titulo: string;
  dia: string;
  /** The condition for rows with a day in the agenda. */
  cuando: string;
  /** Whether the carpeta must still wait for its signature, or only must not be annulled. */
  mientras: 'sin_firmar' | 'valida';
  /** Whether the item is over. Without it, rows that are over have no day. */
  hecho?: string;
  /** The person in charge of the row. Null, or without it: the person in charge of the carpeta. */
  responsable?: string;
  /** The path of the tab, below the carpeta's path, that opens a row by its id. */
  lugar: string;
}

/**
 * The condition, as SQL, for a carpeta `c`.
 * @param valor the parameter's value
 * @param hoy the present day in the cuenta, which is $1
 * @param bind gives the place of a value in the statement
 */
export type FiltroDeCarpetas = (valor: string, hoy: string, bind: (value: unknown) => string) => string;

/**
 * The thing that a fact changes, as words within a sentence. A function finds it in the recorded data, or gives null
 * when nothing changed.
 */
export type Aprobado = string | ((datos: Readonly<Record<string, unknown>>) => string | null);
