/** The fields that a contacto and its persona share. */
export const CAMPOS_COMPARTIDOS = ['email', 'telefono', 'domicilio'] as const;
export type CampoCompartido = (typeof CAMPOS_COMPARTIDOS)[number];

/** The mail addresses, telephones and addresses of a contacto or a persona. A persona has at most one of each. */
export type Alcance = Record<CampoCompartido, readonly string[]>;

/** A new value on one side, and the value that it replaced. */
export interface Cambio {
  campo: CampoCompartido;
  valor: string;
  anterior: string | null;
}

/** Whether the form of a persona would accept a value. */
const ACCEPTED: Record<CampoCompartido, (value: string) => boolean> = {
  email: () => true,
  telefono: (value) => /^[\d\s()+./-]{4,40}$/.test(value),
  domicilio: (value) => value.length <= 300,
};

/** The changed fields with their new values. `cambio` is null when a field only lost values. */
export function cambiosOf(before: Alcance, after: Alcance): { campo: CampoCompartido; cambio: Cambio | null }[] {
  return CAMPOS_COMPARTIDOS.filter((campo) => before[campo].join('\n') !== after[campo].join('\n')).map((campo) => {
    const valor = after[campo].find((value) => !before[campo].includes(value) && ACCEPTED[campo](value));
    const anterior = before[campo].find((value) => !after[campo].includes(value)) ?? null;
    return { campo, cambio: valor === undefined ? null : { campo, valor, anterior } };
  });
}

/** Whether two telephones are the same, however they are written. The database compares so in `clave_de_telefono`. */
export function isSameTelefono(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return Math.min(a.length, b.length) < 7 ? a === b : a.slice(-8) === b.slice(-8);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The list with the new row in place of the replaced row, else at its end. */
export function withChange<Row>(
  rows: readonly Row[],
  isReplaced: (row: Row) => boolean,
  make: (old?: Row) => Row,
): Row[] {
  const at = rows.findIndex(isReplaced);
  return at < 0 ? [...rows, make()] : rows.map((row, i) => (i === at ? make(row) : row));
}
