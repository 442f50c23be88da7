import type { Conteo } from '../../vocabulario/computo.js';
import type { CuentaDesde } from '../../vocabulario/cuenta-desde.js';

/** A rule with which cuentas of a country begin. */
export interface ReglaInicial extends Conteo {
  clave: string;
  nombre: string;
  cuentaDesde: CuentaDesde;
  fuente: string;
  /** The number of folios after which the book is due, too. Only for rules of the book. */
  folios?: number;
  /** The comunidad in which the rule replaces the general rule `enLugarDe`. */
  comunidad?: string;
  enLugarDe?: string;
}

type Computo = Pick<ReglaInicial, 'computo' | 'arranque'>;

const MISMO_DIA: Computo = { computo: 'corridos', arranque: 'mismo_dia' };
const CORRIDOS: Computo = { computo: 'corridos', arranque: 'dia_siguiente' };
const HABILES: Computo = { computo: 'habiles', arranque: 'dia_siguiente' };
const MESES: Computo = { computo: 'meses', arranque: 'dia_siguiente' };

/** @param fuente the norm of the figures */
const regla = (
  clave: string,
  nombre: string,
  dias: number,
  computo: Computo,
  cuentaDesde: CuentaDesde,
  fuente: string,
): ReglaInicial => ({ clave, nombre, dias, ...computo, cuentaDesde, fuente });

/**
 * The legal figures of docs/domain.md#figures-of-law, by country. A cuenta gets a copy, which it confirms and edits.
 */
export const REGLAS_DEL_PAIS: Readonly<Partial<Record<string, readonly ReglaInicial[]>>> = {
  AR: [
    regla('certificado_ciudad', 'Certificado: sede del registro', 15, MISMO_DIA, 'expedicion', 'Ley 17.801, art. 24'),
    regla('certificado_interior', 'Certificado: interior', 25, MISMO_DIA, 'expedicion', 'Ley 17.801, art. 24'),
    regla(
      'certificado_fuera',
      'Certificado: fuera de la jurisdicción',
      30,
      MISMO_DIA,
      'expedicion',
      'Ley 17.801, art. 24',
    ),
    regla('presentacion', 'Presentar la escritura al registro', 45, CORRIDOS, 'firma', 'Ley 17.801, art. 5'),
    // After the answer the deed is presented again, and the register's days start again.
    regla('observacion', 'Devolución de lo observado', 30, CORRIDOS, 'movimiento', 'Ley 17.801, art. 9 b)'),
    regla('inscripcion_provisional', 'Inscripción provisional', 180, CORRIDOS, 'presentacion', 'Ley 17.801, art. 9 b)'),
  ],
  CL: [
    regla(
      'anotacion',
      'Anotación en el repertorio del Conservador',
      2,
      MESES,
      'presentacion',
      'Reglamento del Registro Conservatorio, art. 15',
    ),
    regla('extracto', 'Inscribir el extracto de la sociedad', 60, CORRIDOS, 'firma', 'Código de Comercio, art. 354'),
    {
      ...regla('protocolo', 'Empastar el protocolo (o a las 500 fojas)', 2, MESES, 'libro', 'COT, art. 429'),
      folios: 500,
    },
  ],
  ES: [
    // A note by telematic access must be of the day of the signature. Liberalidades need no note.
    regla('informacion_registral', 'Firmar tras la nota en papel o por fax', 10, CORRIDOS, 'recepcion', 'RN 175'),
    regla('nota_telematica', 'Nota por acceso telemático: el día de la firma', 1, MISMO_DIA, 'expedicion', 'RN 175'),
    regla('copias', 'Expedir las copias', 5, HABILES, 'firma', 'RN 249.1'),
    regla('copia_electronica', 'Expedir la copia electrónica', 1, HABILES, 'firma', 'RN 249.2'),
    regla('aviso_revocacion', 'Comunicar la revocación del poder', 1, HABILES, 'firma', 'RN 178'),
    regla('asiento', 'Asiento de presentación', 60, HABILES, 'presentacion', 'LH 17 y 109'),
    regla('inscripcion', 'Inscribir', 15, HABILES, 'movimiento', 'LH 18 y 109'),
    regla('itp_ajd', 'Liquidar ITP/AJD', 30, HABILES, 'firma', 'RD 828/1995 (RITP), art. 102'),
    // Each comunidad may have its own days. The inmueble's comunidad counts, else the office's.
    {
      ...regla('itp_ajd_andalucia', 'Liquidar ITP/AJD en Andalucía', 2, MESES, 'firma', 'Ley 5/2021, de Andalucía'),
      ...{ comunidad: 'AN', enLugarDe: 'itp_ajd' },
    },
    regla('plusvalia', 'Liquidar la plusvalía municipal', 30, HABILES, 'firma', 'TRLRHL 110'),
  ],
  UY: [
    // The first day counts, as in the country's certificates. Where the norm is silent, the plazo ends sooner.
    regla(
      'reserva_prioridad',
      'Reserva de prioridad: firmar y presentar',
      30,
      MISMO_DIA,
      'expedicion',
      'Ley 16.871, art. 55',
    ),
    regla('tasa', 'Pagar la tasa registral', 5, HABILES, 'presentacion', 'Ley 16.871, art. 65'),
    regla('calificacion', 'Calificación del registro', 5, HABILES, 'pago_tasa', 'Ley 16.871, art. 64'),
    regla('subsanacion', 'Subsanar la inscripción provisoria', 150, CORRIDOS, 'presentacion', 'Ley 16.871, art. 66'),
  ],
};
