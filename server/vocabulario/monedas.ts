/** A currency, a unit of account, or a coin. */
interface Moneda {
  nombre: string;
  clase: 'moneda' | 'unidad' | 'cripto';
  /** The number of decimals of its amounts. */
  decimales: number;
}

/** The currencies and units of offices, by their code, in the order of the options. */
export const MONEDAS = {
  ARS: { nombre: 'Peso argentino', clase: 'moneda', decimales: 2 },
  USD: { nombre: 'Dólar estadounidense', clase: 'moneda', decimales: 2 },
  EUR: { nombre: 'Euro', clase: 'moneda', decimales: 2 },
  UYU: { nombre: 'Peso uruguayo', clase: 'moneda', decimales: 2 },
  BRL: { nombre: 'Real brasileño', clase: 'moneda', decimales: 2 },
  CLP: { nombre: 'Peso chileno', clase: 'moneda', decimales: 0 },
  MXN: { nombre: 'Peso mexicano', clase: 'moneda', decimales: 2 },
  COP: { nombre: 'Peso colombiano', clase: 'moneda', decimales: 2 },
  PEN: { nombre: 'Sol peruano', clase: 'moneda', decimales: 2 },
  PYG: { nombre: 'Guaraní paraguayo', clase: 'moneda', decimales: 0 },
  BOB: { nombre: 'Boliviano', clase: 'moneda', decimales: 2 },
  GBP: { nombre: 'Libra esterlina', clase: 'moneda', decimales: 2 },
  UF: { nombre: 'Unidad de fomento', clase: 'unidad', decimales: 4 },
  UVA: { nombre: 'Unidad de valor adquisitivo', clase: 'unidad', decimales: 2 },
  UI: { nombre: 'Unidad indexada', clase: 'unidad', decimales: 2 },
  BTC: { nombre: 'Bitcoin', clase: 'cripto', decimales: 8 },
  ETH: { nombre: 'Ethereum', clase: 'cripto', decimales: 8 },
  BCH: { nombre: 'Bitcoin Cash', clase: 'cripto', decimales: 8 },
  XRP: { nombre: 'XRP', clase: 'cripto', decimales: 6 },
} as const satisfies Record<string, Moneda>;

export type CodigoMoneda = keyof typeof MONEDAS;
export const CODIGOS = Object.keys(MONEDAS) as CodigoMoneda[];

export const isCodigo = (code: string): code is CodigoMoneda => Object.hasOwn(MONEDAS, code);

/** The usual name of a currency. For a code outside {@link MONEDAS}, which a carpeta may have, the code itself. */
export const monedaNombre = (code: string): string => (isCodigo(code) ? MONEDAS[code].nombre : code);

/** The number of decimals of amounts in a currency. */
export const decimalesDe = (code: string): number => (isCodigo(code) ? MONEDAS[code].decimales : 2);

/** A pair of currencies: the value of one unit of `moneda`, in `base`. */
export interface Par {
  moneda: string;
  base: string;
}

const USUALES: Readonly<Record<string, readonly string[]>> = {
  ARS: ['USD', 'EUR', 'UYU', 'BRL', 'UVA'],
  UYU: ['USD', 'EUR', 'ARS', 'BRL', 'UI'],
  CLP: ['USD', 'EUR', 'UF'],
  EUR: ['USD', 'GBP'],
};

/** The pairs that an office follows until it chooses its own. @param base the office's currency */
export const paresUsuales = (base: string): Par[] =>
  (USUALES[base] ?? ['USD', 'EUR']).filter((moneda) => moneda !== base).map((moneda) => ({ moneda, base }));
