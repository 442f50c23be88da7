import { DateTime } from 'luxon';
import { CATALOGO } from '../expediente/tipos-acto/catalogo.js';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import type { Prioridad } from '../vocabulario/prioridades.js';
import { calendarOf } from './demo-calendar.js';
import { demoDocumentos, type PlanDocumento } from './demo-documentos.js';
import { demoInmueble, type PlanInmueble } from './demo-inmuebles.js';
import type { ClaveActo, OficinaDemo } from './demo-oficina.js';
import { demoPartes, fullName, type PlanParte, shortName } from './demo-partes.js';
import { DemoRandom } from './demo-random.js';
import { camino, MOTIVOS, REPARTO } from './demo-reparto.js';

/** A move of a carpeta to a state. */
export interface Paso {
  estado: EstadoCarpeta;
  en: Date;
  motivo?: string;
}

/** A carpeta to make, with its whole history. */
export interface PlanCarpeta {
  acto: ClaveActo;
  /** The carátula, which is unique in the office. */
  caratula: string;
  creadaEn: Date;
  /** Whether the carpeta gets its number at once. Otherwise it is a draft. */
  abrir: boolean;
  /** The moves after the opening. */
  pasos: readonly Paso[];
  reservada: boolean;
  /** The keys of the person in charge and of the person who signs. */
  responsable: string;
  escribano: string;
  prioridad: Prioridad;
  etiquetas: string[];
  moneda?: string;
  monto?: string;
  fechaFirmaPrevista: string | null;
  ubicacionFisica: string | null;
  camposExtra: Record<string, string>;
  partes: readonly PlanParte[];
  documentos: readonly PlanDocumento[];
  /** The inmueble of the acto; null for an acto without property. */
  inmueble: PlanInmueble | null;
}

interface Sketch {
  acto: ClaveActo;
  estado: EstadoCarpeta;
  /** The number of days since the opening. */
  antiguedad: number;
  /**
   * `turno` is the carpeta's index among the carpetas of the same acto, `lugar` its index among the carpetas in the
   * same state.
   */
  turno: number;
  lugar: number;
}

const PRIORIDADES: readonly Prioridad[] = ['normal', 'normal', 'normal', 'alta', 'normal', 'baja', 'urgente', 'normal'];
const CON_INMUEBLE: readonly ClaveActo[] = ['compraventa', 'hipoteca', 'donacion'];
/** The carátula of a carpeta without any data. */
const EMPTY_CARATULA = 'Consulta nueva, a completar';

/**
 * The carpetas of an office in the order of opening, which is the order of their numbers.
 * @param today in the office's time zone
 */
export function demoPlan(oficina: OficinaDemo, today: DateTime): PlanCarpeta[] {
  const plan = sketches().map((sketch, i) => complete(oficina, sketch, i, today));
  return withDistinctCaratulas(plan).toSorted((a, b) => a.creadaEn.getTime() - b.creadaEn.getTime());
}

/** Adds a number to equal carátulas. */
function withDistinctCaratulas(plan: readonly PlanCarpeta[]): PlanCarpeta[] {
  const seen = new Map<string, number>();
  return plan.map((carpeta) => {
    const times = (seen.get(carpeta.caratula) ?? 0) + 1;
    seen.set(carpeta.caratula, times);
    return times === 1 ? carpeta : { ...carpeta, caratula: `${carpeta.caratula} (${times})` };
  });
}

function sketches(): Sketch[] {
  const turnos = new Map<ClaveActo, number>();
  return REPARTO.flatMap(({ estado, antiguedad: [desde, hasta], actos }) => {
    const list = Object.entries(actos).flatMap(([acto, total]) => Array<ClaveActo>(total).fill(acto as ClaveActo));
    return mixed(list, estado).map((acto, lugar) => {
      const turno = turnos.get(acto) ?? 0;
      turnos.set(acto, turno + 1);
      const antiguedad = Math.round(desde + ((hasta - desde) * lugar) / Math.max(list.length - 1, 1));
      return { acto, estado, antiguedad, turno, lugar };
    });
  });
}

function mixed<T>(items: readonly T[], seed: string): T[] {
  const random = new DemoRandom(seed);
  return items
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function complete(oficina: OficinaDemo, sketch: Sketch, i: number, today: DateTime): PlanCarpeta {
  const { acto, estado, turno, lugar } = sketch;
  const seed = `${oficina.clave}/carpeta/${i}`;
  const random = new DemoRandom(seed);
  const tipoActo = CATALOGO[oficina.pais].find(({ clave }) => clave === acto);
  const reservada = tipoActo?.reservadoPorDefecto ?? false;
  const isEmpty = estado === 'en_preparacion' && acto === 'certificacion';
  const withInmueble = CON_INMUEBLE.includes(acto);
  const states = camino(estado, tipoActo?.esRegistrable ?? false);
  const { creadaEn, fechaFirmaPrevista, ...calendar } = calendarOf({ ...sketch, states, today, seed });
  const pasos = calendar.pasos.map((paso) => ({ ...paso, motivo: MOTIVOS[paso.estado]?.[lugar % 2] }));
  const partes = isEmpty ? [] : demoPartes(oficina, { acto, i, turno });
  const escribano = i % 3 === 0 ? 'titular' : 'adscripto';
  const prepared = {
    acto,
    caratula: isEmpty ? EMPTY_CARATULA : caratulaOf(oficina, acto, partes, turno),
    creadaEn,
    abrir: estado !== 'borrador',
    pasos,
    reservada,
    responsable: reservada ? escribano : (oficina.responsables[i % oficina.responsables.length] ?? 'oficial'),
    escribano,
    prioridad: PRIORIDADES[(i + lugar) % PRIORIDADES.length] ?? 'normal',
    etiquetas: isEmpty ? [] : mixed(oficina.etiquetas, `${i}`).slice(0, random.int(0, 2)),
    ...montoOf(oficina.montos[acto], random),
    fechaFirmaPrevista,
    ubicacionFisica:
      estado === 'borrador' || isEmpty
        ? null
        : `${oficina.estante} ${random.int(1, 40)}, estante ${random.pick(['A', 'B', 'C'])}`,
    camposExtra: withInmueble ? filled(oficina.camposInmueble, random) : {},
    partes,
    documentos: isEmpty
      ? []
      : demoDocumentos(oficina, {
          acto,
          estado,
          withInmueble,
          from: creadaEn,
          to: pasos[0]?.en ?? today.toJSDate(),
          random,
        }),
  };
  // The certificates of a suspended carpeta are as far as on the day of its suspension.
  const suspendida = calendar.pasos.find((paso) => paso.estado === 'suspendida');
  const hoy = (suspendida ? DateTime.fromJSDate(suspendida.en, { zone: today.zone }) : today).toFormat('yyyy-MM-dd');
  const { camposExtra, moneda } = prepared;
  const inmueble = withInmueble
    ? {
        ...{
          inmueble: demoInmueble(oficina, camposExtra, { seed, moneda, objeto: objetoOf(oficina, acto, turno) }),
          lugar,
          estado,
        },
        firma: fechaFirmaPrevista,
        hoy,
      }
    : null;
  return { ...prepared, inmueble };
}

function montoOf(
  options: OficinaDemo['montos'][ClaveActo],
  random: DemoRandom,
): Pick<PlanCarpeta, 'moneda' | 'monto'> | undefined {
  if (options) {
    const [moneda, desde, hasta] = random.pick(options);
    return { moneda, monto: `${random.int(desde / 500, hasta / 500) * 500}.00` };
  }
}

/** The property or other object of a carpeta, in the words of its carátula. */
function objetoOf({ objetos }: OficinaDemo, acto: ClaveActo, turno: number): string {
  return objetos[acto][turno % objetos[acto].length] ?? '';
}

function caratulaOf(oficina: OficinaDemo, acto: ClaveActo, partes: readonly PlanParte[], turno: number): string {
  const [first] = partes;
  const other = partes.find(({ rol }) => rol === COUNTERPART[acto]);
  const nameOf = COUNTERPART[acto] ? shortName : fullName;
  const words: Record<string, string> = {
    '{de}': first ? nameOf(first.persona) : '',
    '{a}': other ? nameOf(other.persona) : '',
    '{objeto}': objetoOf(oficina, acto, turno),
  };
  return oficina.caratulas[acto].replace(/\{\w+\}/g, (word) => words[word] ?? word);
}

const COUNTERPART: Partial<Record<ClaveActo, string>> = {
  compraventa: 'comprador',
  hipoteca: 'deudor',
  donacion: 'donatario',
  poder: 'apoderado',
};

/** Replaces each `#` with a random digit. */
function filled(campos: Readonly<Record<string, string>>, random: DemoRandom): Record<string, string> {
  return Object.fromEntries(
    Object.entries(campos).map(([campo, form]) => [campo, form.replace(/#/g, () => String(random.int(1, 9)))]),
  );
}
