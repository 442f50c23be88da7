import { DAY_MS } from '../common/day.js';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import type { ClaveActo, OficinaDemo } from './demo-oficina.js';
import { fullName, type PlanParte } from './demo-partes.js';
import { demoPdf } from './demo-pdf.js';
import { demoPng } from './demo-png.js';
import type { DemoRandom } from './demo-random.js';

/** A document to file. */
export interface PlanDocumento {
  /** The names of its secciones, the outermost seccion first. */
  ruta: readonly string[];
  /** The name, which is unique within the carpeta. */
  nombre: string;
  /** The moment of each version. */
  versiones: readonly Date[];
}

const HOUR = 3_600_000;
const PROYECTO = ['Escritura', 'Proyecto de escritura.pdf'] as const;
/** The reasons for the second and the third version. */
export const MOTIVOS_VERSION = ['Correcciones de la primera lectura', 'Se agrega la cláusula de entrega'];
/** The only carpeta with many documents, and the secciones of these documents. */
const LONG_HISTORY = { pais: 'AR', acto: 'hipoteca', estado: 'en_inscripcion', total: 300 };
const LONG_HISTORY_RUTAS = [
  'Títulos hasta 1960',
  'Títulos de 1961 a 1990',
  'Títulos desde 1991',
  'Planos',
  'Expediente judicial',
];

/** The documents of a carpeta, filed while it was in preparation. */
export function demoDocumentos(
  oficina: OficinaDemo,
  {
    acto,
    estado,
    withInmueble,
    from,
    to,
    random,
  }: {
    acto: ClaveActo;
    estado: EstadoCarpeta;
    withInmueble: boolean;
    /** The start of the carpeta's preparation, which ends at `to`. */
    from: Date;
    to: Date;
    random: DemoRandom;
  },
): PlanDocumento[] {
  if (estado === 'borrador') {
    return [];
  }
  const between = (share: number) => new Date(from.getTime() + shareOfSpan(to.getTime() - from.getTime(), share));
  const models = withInmueble ? oficina.documentos.inmueble : oficina.documentos.general;
  const total = random.int(1, 2);
  const start = random.int(0, models.length - 1);
  const chosen = Array.from({ length: total }, (_, i) => models[(start + i) % models.length] ?? PROYECTO);
  const documentos: PlanDocumento[] = chosen.map(([seccion, nombre]) => ({
    ruta: [seccion],
    nombre,
    versiones: [between(0.3)],
  }));
  if (random.next() < 0.3) {
    const versiones = [0.55, 0.7, 0.85].slice(0, random.int(1, 3)).map(between);
    documentos.push({ ruta: [PROYECTO[0]], nombre: PROYECTO[1], versiones });
  }
  if (oficina.pais === LONG_HISTORY.pais && acto === LONG_HISTORY.acto && estado === LONG_HISTORY.estado) {
    documentos.unshift(...pagesOfLongHistory(LONG_HISTORY.total - documentos.length, between(0.3)));
  }
  return documentos;
}

/** A share of a time span, in whole days plus less than an hour, so that results stay in working hours. */
function shareOfSpan(whole: number, share: number): number {
  return whole < DAY_MS ? whole * share : Math.floor((whole * share) / DAY_MS) * DAY_MS + HOUR * share;
}

/** The pages of a long history, scanned on one day. */
function pagesOfLongHistory(total: number, en: Date): PlanDocumento[] {
  return Array.from({ length: total }, (_, i) => ({
    ruta: ['Antecedentes', LONG_HISTORY_RUTAS[Math.floor((i * LONG_HISTORY_RUTAS.length) / total)] ?? ''],
    nombre: `Foja ${String(i + 1).padStart(3, '0')}.pdf`,
    versiones: [en],
  }));
}

/** The bytes of a version of a document, different for each. @param index the version, from 0 */
export function contentOf(
  oficina: OficinaDemo,
  { caratula, partes }: { caratula: string; partes: readonly PlanParte[] },
  { ruta, nombre, versiones }: PlanDocumento,
  index: number,
): Buffer {
  if (nombre.endsWith('.png')) {
    return demoPng(`${oficina.clave}/${caratula}`);
  }
  const fecha = versiones[index]?.toLocaleDateString('es', { dateStyle: 'long' });
  const present = [...new Set(partes.map(({ persona }) => fullName(persona)))];
  return demoPdf({
    titulo: nombre.replace(/\.pdf$/, ''),
    lineas: [
      caratula,
      `${oficina.nombre}, ${oficina.ciudad}, ${fecha}`,
      [...ruta, `versión ${index + 1}`].join(' · '),
      '',
      'Intervienen:',
      ...present.map((nombreCompleto) => `– ${nombreCompleto}`),
      '',
      'Página generada para la demostración de Carpetas. Las personas, los inmuebles, las fechas y los números que ' +
        'aparecen en ella son inventados; cualquier parecido con otros reales es casual.',
    ],
  });
}
