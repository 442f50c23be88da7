import { counted, ILEGIBLE, type Limites, plainCell, rowsUnder, unusableTable } from '../../common/files/csv-table.js';
import { dayWritten } from '../../common/input/day-written.js';
import { isMoment } from '../../common/input/is-moment.js';
import { isCodigo, type Par } from '../../vocabulario/monedas.js';
import { withoutAccents } from '../../vocabulario/without-accents.js';
import { leerValor } from './valores.js';

const LIMITES: Limites = {
  most: 5_000,
  demasiadas: ['DEMASIADAS_FILAS', 'El archivo tiene más de 5.000 filas.'],
  ninguna: [ILEGIBLE, 'El archivo no tiene cotizaciones.'],
};

export interface FilaLeida extends Par {
  fila: number;
  dia: string;
  valor: string;
}

/** A row that cannot be used, and why. */
export interface FilaConProblema {
  fila: number;
  nombre: string | null;
  motivo: string;
}

const TITULOS = {
  dia: ['dia', 'fecha', 'date', 'day'],
  moneda: ['moneda', 'divisa', 'currency'],
  base: ['base', 'en', 'cotizada en', 'moneda base'],
  valor: ['valor', 'cotizacion', 'precio', 'importe', 'rate', 'value'],
} as const;
type Campo = keyof typeof TITULOS;

/**
 * Reads a table of rates. Its first row has the headings Fecha, Moneda and Valor. Base is needed only when it is not
 * the currency of the cuenta.
 * @throws DomainError 422 for a text that is no such table, or has more than 5,000 rows
 */
export async function leerCotizaciones(
  text: string,
  { hoy, moneda: propia }: { hoy: string; moneda: string },
): Promise<{ leidas: FilaLeida[]; problemas: FilaConProblema[] }> {
  const leidas: FilaLeida[] = [];
  const problemas: FilaConProblema[] = [];
  const places = new Map<string, number>();
  let columnas: Record<Campo, number> | undefined;
  const rows = rowsUnder(text, (cells) => {
    columnas = columnasOf(cells);
  });
  for await (const { fila, cells } of counted(rows, LIMITES)) {
    const cell = (campo: Campo) => plainCell(cells[columnas?.[campo] ?? -1] ?? '').trim();
    const moneda = cell('moneda').toUpperCase();
    const base = cell('base').toUpperCase() || propia;
    const dia = dayWritten(cell('dia'));
    const leido = leerValor(cell('valor'));
    const key = `${moneda}/${base}/${dia}`;
    const other = places.get(key);
    places.set(key, other ?? fila);
    const motivos = [
      ...problemasDelDia(dia, hoy),
      ...(isCodigo(moneda) ? [] : [`La moneda «${moneda.slice(0, 20)}» no es una de las conocidas.`]),
      ...(isCodigo(base) ? [] : [`La base «${base.slice(0, 20)}» no es una de las monedas conocidas.`]),
      ...(moneda === base ? ['Una moneda no se cotiza en sí misma.'] : []),
      ...(other ? [`La fila ${other} ya dice cuánto valía ese día.`] : []),
      ...('problema' in leido ? [`El valor ${leido.problema}`] : []),
    ];
    if (motivos.length === 0 && 'valor' in leido) {
      leidas.push({ fila, dia, moneda, base, valor: leido.valor });
    } else {
      problemas.push({ fila, nombre: moneda.slice(0, 20) || null, motivo: motivos.join(' ') });
    }
  }
  return { leidas, problemas };
}

function problemasDelDia(dia: string, hoy: string): string[] {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(dia) || !isMoment(dia)) {
    return ['La fecha debe ser un día que exista, como 31/12/2026.'];
  }
  return dia > hoy ? ['El día todavía no llegó.'] : [];
}

function columnasOf(cells: readonly string[]): Record<Campo, number> {
  const titles = cells.map((cell) =>
    withoutAccents(cell)
      .replace(/[^a-z ]/g, '')
      .trim(),
  );
  const place = (campo: Campo) => titles.findIndex((title) => (TITULOS[campo] as readonly string[]).includes(title));
  const columnas = { dia: place('dia'), moneda: place('moneda'), base: place('base'), valor: place('valor') };
  if (columnas.dia < 0 || columnas.moneda < 0 || columnas.valor < 0) {
    throw unusableTable('La primera fila debe tener los títulos «Fecha», «Moneda» y «Valor».');
  }
  return columnas;
}
