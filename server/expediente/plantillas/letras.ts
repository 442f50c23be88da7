/** The grammatical form of a number. */
interface Dicho {
  /** The form for a feminine noun: «doscientas una». */
  femenino?: boolean;
  /** The form before its noun: «veintiún», «un». */
  apocopado?: boolean;
}

const HASTA_29 = [
  ...[
    'cero',
    'uno',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
  ],
  ...['catorce', 'quince', 'dieciséis', 'diecisiete', 'dieciocho', 'diecinueve', 'veinte', 'veintiuno', 'veintidós'],
  ...['veintitrés', 'veinticuatro', 'veinticinco', 'veintiséis', 'veintisiete', 'veintiocho', 'veintinueve'],
];
const DECENAS = ['', '', '', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'];
const CENTENAS = [
  ...['', 'ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos', 'setecientos'],
  ...['ochocientos', 'novecientos'],
];
/** Each is a million times the previous one. */
const MILLONES = [
  ['millón', 'millones'],
  ['billón', 'billones'],
  ['trillón', 'trillones'],
] as const;
const MILLON = 1_000_000n;

/**
 * A whole number in words: «mil doscientos veintiuno».
 * @param n not negative, at most 24 digits
 */
export function enteroEnLetras(n: bigint, dicho: Dicho = {}): string {
  if (n === 0n) {
    return 'cero';
  }
  const words: string[] = [];
  let rest = n / MILLON;
  for (let step = 0; rest > 0n; step++, rest /= MILLON) {
    const count = rest % MILLON;
    const names = MILLONES[step];
    if (count > 0n && names) {
      words.unshift(`${hastaUnMillon(Number(count), { apocopado: true })} ${names[count === 1n ? 0 : 1]}`);
    }
  }
  const units = Number(n % MILLON);
  return [...words, ...(units > 0 ? [hastaUnMillon(units, dicho)] : [])].join(' ');
}

function hastaUnMillon(n: number, dicho: Dicho): string {
  const thousands = Math.floor(n / 1000);
  const rest = n % 1000;
  const words: string[] = [];
  if (thousands > 0) {
    const { femenino } = dicho;
    words.push(thousands === 1 ? 'mil' : `${hastaMil(thousands, { femenino, apocopado: true })} mil`);
  }
  if (rest > 0) {
    words.push(hastaMil(rest, dicho));
  }
  return words.join(' ');
}

function hastaMil(n: number, dicho: Dicho): string {
  if (n === 100) {
    return 'cien';
  }
  const hundreds = CENTENAS[Math.floor(n / 100)] as string;
  const rest = n % 100;
  return [dicho.femenino ? hundreds.replace(/os$/, 'as') : hundreds, ...(rest > 0 ? [hastaCien(rest, dicho)] : [])]
    .filter((word) => word !== '')
    .join(' ');
}

function hastaCien(n: number, { femenino, apocopado }: Dicho): string {
  const said =
    n < 30 ? (HASTA_29[n] as string) : DECENAS[Math.floor(n / 10)] + (n % 10 ? ` y ${HASTA_29[n % 10]}` : '');
  if (!said.endsWith('uno')) {
    return said;
  }
  if (apocopado) {
    return n === 21 ? 'veintiún' : said.replace(/uno$/, 'un');
  }
  return femenino ? said.replace(/uno$/, 'una') : said;
}

/** The words for a currency. */
interface Moneda {
  una: string;
  varias: string;
  femenino?: boolean;
  /** The words for its hundredth part. */
  centavo?: readonly [string, string];
}

const CENTAVO = ['centavo', 'centavos'] as const;
const CENTIMO = ['céntimo', 'céntimos'] as const;
const CENTESIMO = ['centésimo', 'centésimos'] as const;
const CENTESIMA = ['centésima', 'centésimas'] as const;

const MONEDAS: Readonly<Record<string, Moneda>> = {
  ARS: { una: 'peso argentino', varias: 'pesos argentinos', centavo: CENTAVO },
  USD: { una: 'dólar estadounidense', varias: 'dólares estadounidenses', centavo: CENTAVO },
  EUR: { una: 'euro', varias: 'euros', centavo: CENTIMO },
  UYU: { una: 'peso uruguayo', varias: 'pesos uruguayos', centavo: CENTESIMO },
  BRL: { una: 'real', varias: 'reales', centavo: CENTAVO },
  CLP: { una: 'peso chileno', varias: 'pesos chilenos', centavo: CENTAVO },
  MXN: { una: 'peso mexicano', varias: 'pesos mexicanos', centavo: CENTAVO },
  COP: { una: 'peso colombiano', varias: 'pesos colombianos', centavo: CENTAVO },
  PEN: { una: 'sol', varias: 'soles', centavo: CENTIMO },
  PYG: { una: 'guaraní', varias: 'guaraníes', centavo: CENTIMO },
  BOB: { una: 'boliviano', varias: 'bolivianos', centavo: CENTAVO },
  GBP: { una: 'libra esterlina', varias: 'libras esterlinas', femenino: true, centavo: ['penique', 'peniques'] },
  UF: { una: 'unidad de fomento', varias: 'unidades de fomento', femenino: true, centavo: CENTESIMA },
  UVA: {
    una: 'unidad de valor adquisitivo',
    varias: 'unidades de valor adquisitivo',
    femenino: true,
    centavo: CENTESIMA,
  },
  UI: { una: 'unidad indexada', varias: 'unidades indexadas', femenino: true, centavo: CENTESIMA },
};

/** The words for a currency in its own country, where nobody names the country. */
const PROPIA: Readonly<Record<string, { moneda: string; una: string; varias: string }>> = {
  AR: { moneda: 'ARS', una: 'peso', varias: 'pesos' },
  CL: { moneda: 'CLP', una: 'peso', varias: 'pesos' },
};

/** The sign before an amount in figures; in Spain it comes after the amount. */
const SIGNOS: Readonly<Record<string, string>> = { ARS: '$', CLP: '$', UYU: '$', USD: 'U$S', EUR: '€', GBP: '£' };

/**
 * An amount in words. In Spain and Chile the currency follows: «ochenta y cinco mil euros». Elsewhere it comes first:
 * «dólares estadounidenses ochenta y cinco mil».
 * @param monto decimal text with a point; only two decimals count
 * @param moneda ISO 4217, or the code of a unit of account
 * @param pais two letters
 */
export function montoEnLetras(monto: string, moneda: string, pais: string): string {
  const [whole, hundredths] = parts(monto);
  const known = MONEDAS[moneda] ?? { una: moneda, varias: moneda, centavo: CENTESIMO };
  const own = PROPIA[pais]?.moneda === moneda ? PROPIA[pais] : known;
  const { femenino, centavo = CENTAVO } = known;
  const cents = hundredths > 0n ? ` con ${centavos(hundredths, centavo)}` : '';
  if (pais !== 'ES' && pais !== 'CL') {
    return `${own.varias} ${enteroEnLetras(whole, { femenino })}${cents}`;
  }
  const of = whole > 0n && whole % MILLON === 0n ? ' de' : '';
  return `${enteroEnLetras(whole, { femenino, apocopado: !femenino })}${of} ${whole === 1n ? own.una : own.varias}${cents}`;
}

const centavos = (n: bigint, [uno, varios]: readonly [string, string]) =>
  `${enteroEnLetras(n, uno.endsWith('a') ? { femenino: true } : { apocopado: true })} ${n === 1n ? uno : varios}`;

/** An amount in figures: «U$S 85.000,00», in Spain «85.000,00 €». @param monto decimal text with a point */
export function montoEnCifras(monto: string, moneda: string, pais: string): string {
  // Chile's peso has no hundredths. Chile and Spain write other signs for the dollar.
  const figures = cifras(monto, moneda === 'CLP' ? 0 : 2);
  const isDollar = moneda === 'USD' && (pais === 'ES' || pais === 'CL');
  const sign = isDollar ? (pais === 'CL' ? 'US$' : moneda) : (SIGNOS[moneda] ?? moneda);
  return pais === 'ES' ? `${figures} ${sign}` : `${sign} ${figures}`;
}

/** A number in figures: «1.250,5». @param decimales the least number of decimals */
export function cifras(numero: string, decimales = 0): string {
  const [whole = '0', fraction = ''] = numero.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const shown = fraction.replace(/0+$/, '').padEnd(decimales, '0');
  return shown === '' ? grouped : `${grouped},${shown}`;
}

/** A number in words, with its decimals as hundredths: «mil con cincuenta centésimos». @param numero decimal text */
export function numeroEnLetras(numero: string): string {
  const [whole, hundredths] = parts(numero);
  return enteroEnLetras(whole) + (hundredths > 0n ? ` con ${centavos(hundredths, CENTESIMO)}` : '');
}

/** A percentage in words: «treinta y tres con treinta y tres centésimos por ciento». @param numero decimal text */
export const porcentajeEnLetras = (numero: string): string => `${numeroEnLetras(numero)} por ciento`;

const SUPERFICIES = {
  m2: [
    ['metro cuadrado', 'metros cuadrados'],
    ['decímetro cuadrado', 'decímetros cuadrados'],
    ['centímetro cuadrado', 'centímetros cuadrados'],
  ],
  ha: [
    ['hectárea', 'hectáreas'],
    ['área', 'áreas'],
    ['centiárea', 'centiáreas'],
  ],
} as const;

/** A surface in words: «mil metros cuadrados con cincuenta decímetros cuadrados». @param numero decimal text, of 4 decimals */
export function superficieEnLetras(numero: string, unidad: 'm2' | 'ha'): string {
  const [whole = '0', fraction = ''] = numero.split('.');
  const figures = fraction.padEnd(4, '0');
  const counts = [BigInt(whole), BigInt(figures.slice(0, 2)), BigInt(figures.slice(2, 4))];
  const femenino = unidad === 'ha';
  const said = counts.flatMap((count, i) => {
    const [una, varias] = SUPERFICIES[unidad][i as 0 | 1 | 2];
    if (count === 0n && i > 0) return [];
    const of = count > 0n && count % MILLON === 0n ? ' de' : '';
    return [`${enteroEnLetras(count, { femenino, apocopado: !femenino })}${of} ${count === 1n ? una : varias}`];
  });
  const last = said.length > 1 ? said.pop() : undefined;
  return said.join(', ') + (last === undefined ? '' : ` con ${last}`);
}

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre'],
  'diciembre',
];
const MES_UY: Readonly<Record<string, string>> = { septiembre: 'setiembre' };

/**
 * A day in words: «dieciséis de marzo de dos mil veintiséis». The first of a month is «uno» in Spain, and elsewhere «primero».
 * @param fecha `YYYY-MM-DD`
 */
export function fechaEnLetras(fecha: string, pais: string): string {
  const { dia, mes, anio } = partesDeFecha(fecha, pais);
  return `${diaEnLetras(dia, pais)} de ${mes} de ${enteroEnLetras(BigInt(anio))}`;
}

/** A day as deeds begin: «a los dieciséis días del mes de marzo de dos mil veintiséis», «al primer día del mes de…». */
export function aLosDias(fecha: string, pais: string): string {
  const days = diasDelMes(fecha, pais);
  return days.startsWith('un día') ? days.replace('un día', 'al primer día') : `a los ${days}`;
}

/** A day by its days: «dieciséis días del mes de marzo de dos mil veintiséis», «un día del mes de…». */
export function diasDelMes(fecha: string, pais: string): string {
  const { dia, mes, anio } = partesDeFecha(fecha, pais);
  const days = dia === 1 ? 'un día' : `${enteroEnLetras(BigInt(dia), { apocopado: true })} días`;
  return `${days} del mes de ${mes} de ${enteroEnLetras(BigInt(anio))}`;
}

/** A day in figures with the name of its month: «16 de marzo de 2026». */
export function fechaConMes(fecha: string, pais: string): string {
  const { dia, mes, anio } = partesDeFecha(fecha, pais);
  return `${dia} de ${mes} de ${anio}`;
}

/** An hour in words: «diez horas y treinta minutos». @param hora `HH:MM` */
export function horaEnLetras(hora: string): string {
  const [hours = 0n, minutes = 0n] = hora.split(':').map(BigInt);
  const said = `${enteroEnLetras(hours, { femenino: true })} ${hours === 1n ? 'hora' : 'horas'}`;
  return minutes === 0n
    ? said
    : `${said} y ${enteroEnLetras(minutes, { apocopado: true })} ${minutes === 1n ? 'minuto' : 'minutos'}`;
}

function diaEnLetras(dia: number, pais: string): string {
  return dia === 1 && pais !== 'ES' ? 'primero' : enteroEnLetras(BigInt(dia));
}

function partesDeFecha(fecha: string, pais: string): { dia: number; mes: string; anio: number } {
  const [anio = 0, month = 1, dia = 1] = fecha.split('-').map(Number);
  const mes = MESES[month - 1] as string;
  return { dia, mes: pais === 'UY' ? (MES_UY[mes] ?? mes) : mes, anio };
}

/** The whole part of a decimal text, and its hundredths. */
function parts(numero: string): [bigint, bigint] {
  const [whole = '0', fraction = ''] = numero.split('.');
  return [BigInt(whole), BigInt(fraction.slice(0, 2).padEnd(2, '0'))];
}
