import { csvOf, withComma } from '../../common/csv.js';
import { escribanoEnTexto } from '../../vocabulario/escribano.js';
import type { Palabras } from '../../vocabulario/palabras.js';
import { correccionEnTexto } from './correccion.js';
import type { EntradaDeIndice } from './indice.repository.js';
import { LIBRO_NOMBRE, TIPO_INSTRUMENTO_NOMBRE } from './tipos-instrumento.js';

const COLUMNAS: Readonly<Record<string, (entrada: EntradaDeIndice, palabras: Palabras) => string | number | null>> = {
  Registro: ({ registroNombre }) => registroNombre,
  Libro: ({ libro }) => LIBRO_NOMBRE[libro],
  Tipo: ({ tipo }) => (tipo ? TIPO_INSTRUMENTO_NOMBRE[tipo] : 'Folios anulados'),
  Número: ({ numero }) => numero,
  Lugar: ({ lugar }) => lugar,
  Fecha: ({ fecha }) => fecha,
  Otorgantes: ({ otorgantes }) => otorgantes.join(', '),
  Objeto: ({ objeto }) => objeto,
  Cuantía: ({ cuantia }) => withComma(cuantia),
  Moneda: ({ moneda }) => moneda,
  'Folio desde': ({ folioDesde }) => folioDesde,
  'Folio hasta': ({ folioHasta }) => folioHasta,
  Autorizante: ({ escribanoNombre, escribanoCaracter }, palabras) =>
    escribanoEnTexto(escribanoNombre, escribanoCaracter, palabras),
  Estado: ({ estado }) => (estado === null ? 'Anulados' : estado === 'errose' ? 'Errose' : 'Vigente'),
  Observación: (entrada) =>
    [entrada.motivo, correccionEnTexto(entrada), entrada.observacion].filter(Boolean).join(' · '),
  Carpeta: ({ codigo }) => codigo,
};

/** The index as a table for spreadsheets. */
export function writeIndiceCsv(entradas: readonly EntradaDeIndice[], palabras: Palabras): Promise<string> {
  const cells = Object.values(COLUMNAS);
  return csvOf([
    Object.keys(COLUMNAS),
    ...entradas.map((entrada) => cells.map((cell) => String(cell(entrada, palabras) ?? ''))),
  ]);
}
