import { DateTime } from 'luxon';
import type { Certificado } from '../expediente/certificados/certificado.entity.js';
import type { NuevoInmuebleDto } from '../expediente/inmuebles/inmuebles.dto.js';
import type { EstadoCarpeta } from '../vocabulario/carpeta-estados.js';
import { isDelDia } from '../vocabulario/certificado-estado.js';
import { vencimientoDe } from '../vocabulario/computo.js';
import type { OficinaDemo } from './demo-oficina.js';
import { DemoRandom } from './demo-random.js';

type Vigencia = Pick<Certificado, 'dias' | 'computo' | 'arranque'>;
type Fechas = Pick<Certificado, 'solicitado' | 'esperado' | 'expedido' | 'vence' | 'resultado'>;

/** The inmueble of a carpeta, and the days that decide how far its certificates are. */
export interface PlanInmueble {
  inmueble: NuevoInmuebleDto;
  /** The index of the carpeta among the carpetas in the same state. */
  lugar: number;
  estado: EstadoCarpeta;
  /** The planned or the real day of the signature, `YYYY-MM-DD`. */
  firma: string | null;
  /** Today, `YYYY-MM-DD`. */
  hoy: string;
}

/** The inmueble of a carpeta. @param campos the office's own fields: first the matrícula, then the cadastral number */
export function demoInmueble(
  oficina: OficinaDemo,
  campos: Readonly<Record<string, string>>,
  { seed, moneda, objeto }: { seed: string; moneda: string | undefined; objeto: string },
): NuevoInmuebleDto {
  const random = new DemoRandom(`${seed}/inmueble`);
  const [matricula = null, nomenclatura = null] = Object.values(campos);
  return {
    matricula,
    nomenclatura,
    registro: `Registro de ${oficina.ciudad}`,
    domicilio: domicilioDe(objeto),
    superficie: `${random.int(38, 420)},${random.int(1, 9)}`,
    linderos: 'Al norte con la calle; al sur, al este y al oeste con otros propietarios.',
    valuacion: `${random.int(40, 900) * 1000}`,
    ...(moneda && { valuacionMoneda: moneda }),
    valuacionAnio: Number(DateTime.now().year),
  };
}

/** The place of a thing: «Calle Encina 5, plaza de garaje 31» for «plaza de garaje 31 en Calle Encina 5». */
function domicilioDe(objeto: string): string {
  const [que, donde] = objeto.split(' en ');
  return que && donde ? `${donde}${/\d/.test(que) ? `, ${que}` : ''}` : objeto;
}

/** The states after the signature. */
const SIGNED: readonly EstadoCarpeta[] = [
  ...(['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada'] as const),
];
const NADA = { solicitado: null, esperado: null, expedido: null, resultado: null };

/**
 * How far a certificate of the demo is. The certificates of signed carpetas were valid at the signature. During the
 * preparation, some are not asked for yet, some are expected, some are expired, and some expire today.
 * @param n its index in the carpeta
 */
export function demoCertificado(plan: PlanInmueble, vigencia: Vigencia, n: number): Fechas {
  const fechas = fechasOf(plan, vigencia, n);
  const { expedido } = fechas;
  const { dias, ...conteo } = vigencia;
  // No rule of the demo's countries counts working days, so no day is a holiday.
  const vence = expedido && dias ? vencimientoDe(expedido, { dias, ...conteo }, () => false) : null;
  return { ...fechas, vence };
}

function fechasOf({ estado, lugar, firma, hoy }: PlanInmueble, vigencia: Vigencia, n: number): Omit<Fechas, 'vence'> {
  const issued = (expedido: string, resultado = 'Sin observaciones') => ({
    ...NADA,
    solicitado: ago(expedido, 5),
    expedido,
    resultado,
  });
  if (SIGNED.includes(estado)) {
    return issued(ago(firma ?? hoy, isDelDia(vigencia) ? 0 : 4));
  }
  if (estado === 'lista_para_firma') {
    return issued(ago(firma && firma < hoy ? firma : hoy, 1));
  }
  if (estado === 'borrador' || estado === 'anulada') {
    return NADA;
  }
  const days = vigencia.dias === null ? 10 : vigencia.dias - (vigencia.arranque === 'mismo_dia' ? 1 : 0);
  const cases: readonly Omit<Fechas, 'vence'>[] = [
    issued(ago(hoy, days)),
    { ...NADA, solicitado: ago(hoy, 6) },
    issued(ago(hoy, days + 3)),
    { ...NADA, solicitado: ago(hoy, 4), esperado: ago(hoy, -2) },
    issued(ago(hoy, 1), 'Con un embargo anotado: ver el asiento 4'),
    NADA,
  ];
  return cases[(lugar + n) % cases.length] ?? NADA;
}

/** The day that is `days` days earlier. */
function ago(dia: string, days: number): string {
  return DateTime.fromISO(dia, { zone: 'utc' }).minus({ days }).toFormat('yyyy-MM-dd');
}
