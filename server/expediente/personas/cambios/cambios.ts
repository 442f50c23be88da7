/** What a contacto and its persona both have. */
export const CAMPOS_COMPARTIDOS = ['email', 'telefono', 'domicilio'] as const;
export type CampoCompartido = (typeof CAMPOS_COMPARTIDOS)[number];

/** How somebody is reached: the values of each field, of which a persona has at most one. */
export type Alcance = Record<CampoCompartido, readonly string[]>;

/** A value that one of the two got, and the value that it replaced. */
export interface Cambio {
  campo: CampoCompartido;
  valor: string;
  anterior: string | null;
}

/** What a persona accepts: the rules of its form. */
const ACCEPTED: Record<CampoCompartido, (value: string) => boolean> = {
  email: () => true,
  telefono: (value) => /^[\d\s()+./-]{4,40}$/.test(value),
  domicilio: (value) => value.length <= 300,
};

/** The fields that changed, and the value that each of them got, if it got one. */
export function cambiosOf(before: Alcance, after: Alcance): { campo: CampoCompartido; cambio: Cambio | null }[] {
  return CAMPOS_COMPARTIDOS.filter((campo) => before[campo].join('\n') !== after[campo].join('\n')).map((campo) => {
    const valor = after[campo].find((value) => !before[campo].includes(value) && ACCEPTED[campo](value));
    const anterior = before[campo].find((value) => !after[campo].includes(value)) ?? null;
    return { campo, cambio: valor === undefined ? null : { campo, valor, anterior } };
  });
}

/** Whether two telephones are the same however they are written, as `clave_de_telefono` of the database compares them. */
export function isSameTelefono(one: string, other: string): boolean {
  const [a, b] = [digitsOf(one), digitsOf(other)];
  return Math.min(a.length, b.length) < 7 ? a === b : a.slice(-8) === b.slice(-8);
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A list with the new value in the place of the one that it replaces, or else at its end. */
export function withChange<Row>(
  rows: readonly Row[],
  isReplaced: (row: Row) => boolean,
  make: (old?: Row) => Row,
): Row[] {
  const at = rows.findIndex(isReplaced);
  return at < 0 ? [...rows, make()] : rows.map((row, i) => (i === at ? make(row) : row));
}
