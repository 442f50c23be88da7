import type { Conteo } from './computo.js';

/** A rule with which cuentas of a country begin. */
export interface ReglaInicial extends Conteo {
  clave: string;
  nombre: string;
  fuente: string;
}

const corridos = { computo: 'corridos' } as const;
const habiles = { computo: 'habiles' } as const;
const mismoDia = { ...corridos, arranque: 'mismo_dia' } as const;
const meses = { computo: 'meses', arranque: 'dia_siguiente' } as const;
const diaSiguiente = { ...corridos, arranque: 'dia_siguiente' } as const;
const habilesDesdeElSiguiente = { ...habiles, arranque: 'dia_siguiente' } as const;

/**
 * The legal figures of domain.md, «Legal figures to seed», by country. They are copied into the cuenta, which confirms
 * and edits its copy.
 */
export const REGLAS_DEL_PAIS: Readonly<Partial<Record<string, readonly ReglaInicial[]>>> = {
  AR: [
    {
      clave: 'certificado_ciudad',
      nombre: 'Certificado: sede del registro',
      dias: 15,
      ...mismoDia,
      fuente: 'Ley 17.801, art. 24',
    },
    {
      clave: 'certificado_interior',
      nombre: 'Certificado: interior',
      dias: 25,
      ...mismoDia,
      fuente: 'Ley 17.801, art. 24',
    },
    {
      clave: 'certificado_fuera',
      nombre: 'Certificado: fuera de la jurisdicción',
      dias: 30,
      ...mismoDia,
      fuente: 'Ley 17.801, art. 24',
    },
    {
      clave: 'presentacion',
      nombre: 'Presentar la escritura al registro',
      dias: 45,
      ...diaSiguiente,
      fuente: 'Ley 17.801, art. 5',
    },
    {
      clave: 'observacion',
      nombre: 'Devolución de lo observado',
      dias: 30,
      ...diaSiguiente,
      fuente: 'Ley 17.801, art. 9',
    },
    {
      clave: 'inscripcion_provisional',
      nombre: 'Inscripción provisional',
      dias: 180,
      ...diaSiguiente,
      fuente: 'Ley 17.801, art. 9',
    },
  ],
  CL: [
    {
      clave: 'anotacion',
      nombre: 'Anotación en el repertorio del Conservador',
      dias: 2,
      ...meses,
      fuente: 'Reglamento del Registro Conservatorio, art. 15',
    },
    {
      clave: 'extracto',
      nombre: 'Inscribir el extracto de la sociedad',
      dias: 60,
      ...diaSiguiente,
      fuente: 'Código de Comercio, art. 354',
    },
    {
      clave: 'protocolo',
      nombre: 'Empastar el protocolo (o a las 500 fojas)',
      dias: 2,
      ...meses,
      fuente: 'COT 429',
    },
  ],
  ES: [
    {
      clave: 'informacion_registral',
      nombre: 'Firmar tras la nota del registro',
      dias: 10,
      ...diaSiguiente,
      fuente: 'RN 175',
    },
    { clave: 'copias', nombre: 'Expedir las copias', dias: 5, ...habilesDesdeElSiguiente, fuente: 'RN 249' },
    {
      clave: 'asiento',
      nombre: 'Asiento de presentación',
      dias: 60,
      ...habilesDesdeElSiguiente,
      fuente: 'LH 17 y 109',
    },
    { clave: 'inscripcion', nombre: 'Inscribir', dias: 15, ...habilesDesdeElSiguiente, fuente: 'LH 18 y 109' },
    { clave: 'itp_ajd', nombre: 'Liquidar ITP/AJD', dias: 30, ...habilesDesdeElSiguiente, fuente: 'RITP 102' },
    {
      clave: 'plusvalia',
      nombre: 'Liquidar la plusvalía municipal',
      dias: 30,
      ...habilesDesdeElSiguiente,
      fuente: 'TRLRHL 110',
    },
  ],
  UY: [
    // Its first day counts, as in the certificates of the country: where a norm does not say, the term ends sooner.
    { clave: 'reserva_prioridad', nombre: 'Reserva de prioridad', dias: 30, ...mismoDia, fuente: 'Ley 16.871' },
    {
      clave: 'subsanacion',
      nombre: 'Subsanar la inscripción provisoria',
      dias: 150,
      ...diaSiguiente,
      fuente: 'Ley 16.871',
    },
    {
      clave: 'calificacion',
      nombre: 'Calificación del registro',
      dias: 5,
      ...habilesDesdeElSiguiente,
      fuente: 'Ley 16.871',
    },
  ],
};
