import { COMUNIDADES, claveDeComunidad } from '../../vocabulario/comunidades.js';

const JUEVES_SANTO = 'easter -3';
const LUNES_DE_PASCUA = 'easter 1';

/** 1 November and 6 December 2026 are Sundays. Some comunidades move these holidays to the Monday. */
const NOVIEMBRE_2026 = '2026-11-02';
const DICIEMBRE_2026 = '2026-12-07';

/**
 * The days that each comunidad of Spain adds, in the grammar of the library date-holidays. Some return each year;
 * others are of years whose list is known. A missing day ends a plazo too early, a wrong day ends it too late. So only
 * sure days are here. The page tells how many days of a year are missing.
 */
const FIESTAS_DE_COMUNIDADES: Readonly<Record<string, readonly string[]>> = {
  AN: [JUEVES_SANTO, '02-28', NOVIEMBRE_2026, DICIEMBRE_2026],
  AR: [JUEVES_SANTO, '04-23', NOVIEMBRE_2026, DICIEMBRE_2026],
  AS: [JUEVES_SANTO, '09-08', NOVIEMBRE_2026, DICIEMBRE_2026],
  CN: [JUEVES_SANTO, '05-30', NOVIEMBRE_2026],
  CB: [JUEVES_SANTO, '07-28', '09-15', DICIEMBRE_2026],
  CM: [JUEVES_SANTO, '05-31', '2026-04-06', '2026-06-04'],
  CL: [JUEVES_SANTO, '04-23', NOVIEMBRE_2026, DICIEMBRE_2026],
  CT: [LUNES_DE_PASCUA, '06-24', '09-11', '12-26'],
  CE: [JUEVES_SANTO, '09-02', '2026-05-27', '2026-08-05'],
  MD: [JUEVES_SANTO, '05-02', NOVIEMBRE_2026, DICIEMBRE_2026],
  VC: [LUNES_DE_PASCUA, '03-19', '10-09', '2026-06-24'],
  EX: [JUEVES_SANTO, '09-08', NOVIEMBRE_2026, DICIEMBRE_2026],
  GA: [JUEVES_SANTO, '05-17', '07-25', '2026-03-19', '2026-06-24'],
  IB: [JUEVES_SANTO, LUNES_DE_PASCUA, '03-01', '2026-03-02', '2026-12-26'],
  RI: [JUEVES_SANTO, '06-09', '2026-04-06', DICIEMBRE_2026],
  ML: [JUEVES_SANTO, '2026-03-20', '2026-05-27', DICIEMBRE_2026],
  MC: [JUEVES_SANTO, '06-09', '2026-03-19', DICIEMBRE_2026],
  NC: [JUEVES_SANTO, LUNES_DE_PASCUA, '12-03', '2026-03-19'],
  PV: [JUEVES_SANTO, LUNES_DE_PASCUA, '2026-03-19', '2026-07-25'],
};

/**
 * Registers of a place close on fourteen days a year, Sundays aside (RD 2001/1983, art. 45). Two of the days are the
 * town's.
 */
const DIAS_DE_UN_ANIO = 14;

/** A rule that says on which days of each year the registers of a country close. */
export interface DiaDelPais {
  clave: string;
  nombre: string;
  /** In the grammar of the library date-holidays. A holiday of several days has several texts. */
  cuando: readonly string[];
  /** For days that are decided each year: their number in a year. Null where the number varies. */
  cadaAnio?: number | null;
  /** The norm of the rule. */
  fuente: string;
  /** The first and the last year of the rule. */
  desde?: number;
  hasta?: number;
  /** False when registers close only where the office says so. */
  rige?: boolean;
  /** The region of the rule, if it is not the whole country. */
  ambito?: string;
}

/** The norms by which weekends do not count, by country. Weekends are no rows of the table of holidays. */
export const FIN_DE_SEMANA: Readonly<Partial<Record<string, string>>> = {
  AR: 'Decreto 1759/1972, art. 1: días hábiles administrativos',
  CL: 'Ley 19.880, art. 25: son inhábiles los sábados, los domingos y los festivos',
  ES: 'Ley 39/2015, art. 30.2: se excluyen los sábados, los domingos y los festivos',
  UY: 'Decreto 500/1991: días hábiles son aquellos en que funcionan las oficinas de la Administración',
};

const NEAREST_MONDAY = 'if tuesday,wednesday then previous monday if thursday,friday then next monday';
const CHILEAN_MONDAY = 'if tuesday, wednesday, thursday then previous monday if friday then next monday';

const fijo = (clave: string, nombre: string, cuando: string | readonly string[], fuente: string): DiaDelPais => ({
  clave,
  nombre,
  cuando: [cuando].flat(),
  fuente,
});

const UY_LEY = 'Decreto-Ley 14.977; Ley 16.805, en la redacción de la Ley 17.414';
const UY_TRASLADO = 'Ley 16.805, art. 1: se traslada al lunes';
const AR_LEY = 'Ley 27.399, art. 1: inamovible';
const AR_TRASLADO = 'Ley 27.399, arts. 1 y 6: trasladable';
const AR_TURISTICO = 'Ley 27.399, art. 7: lo fija cada año el Poder Ejecutivo';
const TURISTICOS = [
  ...['2024-04-01', '2024-06-21', '2024-10-11'],
  ...['2025-05-02', '2025-08-15', '2025-11-21'],
  ...['2026-03-23', '2026-07-10', '2026-12-07'],
];
const ASUETO = 'Solo si un decreto de ese año dispone asueto';
const ES_LEY = 'Ley 39/2015, art. 30; RD 2001/1983, art. 45';
const ES_AUTONOMICO =
  'RD 2001/1983, art. 45: relación de cada año de la Dirección General de Trabajo (la de 2026, BOE de 28/10/2025)';
const ES_DICIEMBRE = 'Ley 39/2015, art. 30.7: cuentan, salvo que el calendario de ese año diga otra cosa';
const CL_LEY = 'Ley 2.977';

/**
 * The days on which registers close, by country. Paid holidays are another question. Offices switch rules off and on,
 * and add their own.
 */
export const DIAS_DEL_PAIS: Readonly<Partial<Record<string, readonly DiaDelPais[]>>> = {
  UY: [
    fijo('anio_nuevo', 'Año Nuevo', '01-01', UY_LEY),
    fijo('reyes', 'Día de los Niños', '01-06', UY_LEY),
    fijo('carnaval', 'Carnaval', ['easter -48', 'easter -47'], UY_LEY),
    fijo('mando', 'Transmisión del mando presidencial', '03-01 every 5 years since 2025', UY_LEY),
    fijo('turismo', 'Semana de Turismo', ['easter -6', 'easter -5', 'easter -4', 'easter -3', 'easter -2'], UY_LEY),
    fijo('desembarco', 'Desembarco de los Treinta y Tres Orientales', `04-19 ${NEAREST_MONDAY}`, UY_TRASLADO),
    fijo('trabajadores', 'Día de los Trabajadores', '05-01', UY_LEY),
    fijo('las_piedras', 'Batalla de Las Piedras', `05-18 ${NEAREST_MONDAY}`, UY_TRASLADO),
    fijo('artigas', 'Natalicio de Artigas', '06-19', UY_LEY),
    fijo('constitucion', 'Jura de la Constitución', '07-18', UY_LEY),
    fijo('independencia', 'Declaratoria de la Independencia', '08-25', UY_LEY),
    fijo('diversidad', 'Día de la Diversidad Cultural', `10-12 ${NEAREST_MONDAY}`, UY_TRASLADO),
    fijo('difuntos', 'Día de los Difuntos', '11-02', UY_LEY),
    { ...fijo('nochebuena', 'Nochebuena', '12-24', ASUETO), rige: false },
    fijo('navidad', 'Navidad', '12-25', UY_LEY),
    { ...fijo('fin_de_anio', 'Fin de año', '12-31', ASUETO), rige: false },
  ],
  AR: [
    fijo('anio_nuevo', 'Año Nuevo', '01-01', AR_LEY),
    fijo('carnaval', 'Carnaval', ['easter -48', 'easter -47'], AR_LEY),
    fijo('memoria', 'Día Nacional de la Memoria por la Verdad y la Justicia', '03-24', AR_LEY),
    fijo('malvinas', 'Día del Veterano y de los Caídos en la Guerra de Malvinas', '04-02', AR_LEY),
    fijo('jueves_santo', 'Jueves Santo', 'easter -3', 'Ley 27.399, art. 3: día no laborable'),
    fijo('viernes_santo', 'Viernes Santo', 'easter -2', AR_LEY),
    fijo('trabajador', 'Día del Trabajador', '05-01', AR_LEY),
    fijo('mayo', 'Día de la Revolución de Mayo', '05-25', AR_LEY),
    fijo('guemes', 'Paso a la Inmortalidad del General Güemes', `06-17 ${NEAREST_MONDAY}`, AR_TRASLADO),
    fijo('belgrano', 'Paso a la Inmortalidad del General Belgrano', '06-20', AR_LEY),
    {
      ...fijo('trabajador_del_estado', 'Día del Trabajador del Estado', '06-27', 'Ley 26.876, art. 2'),
      desde: 2014,
      ambito: 'Nación, y las provincias que adhirieron',
    },
    fijo('independencia', 'Día de la Independencia', '07-09', AR_LEY),
    fijo('san_martin', 'Paso a la Inmortalidad del General San Martín', `08-17 ${NEAREST_MONDAY}`, AR_TRASLADO),
    // 12 October 2025 is a Sunday. Resolución 139/2025 of the Jefatura de Gabinete moved it to the Friday before.
    fijo(
      'diversidad',
      'Día del Respeto a la Diversidad Cultural',
      [`10-12 ${NEAREST_MONDAY}`, '2025-10-10'],
      AR_TRASLADO,
    ),
    fijo('soberania', 'Día de la Soberanía Nacional', `11-20 ${NEAREST_MONDAY}`, AR_TRASLADO),
    fijo('inmaculada', 'Inmaculada Concepción de María', '12-08', AR_LEY),
    { ...fijo('nochebuena', 'Nochebuena', '12-24', ASUETO), rige: false },
    fijo('navidad', 'Navidad', '12-25', AR_LEY),
    { ...fijo('fin_de_anio', 'Fin de año', '12-31', ASUETO), rige: false },
    {
      ...fijo('turisticos', 'Día no laborable con fines turísticos', TURISTICOS, AR_TURISTICO),
      cadaAnio: null,
    },
  ],
  ES: [
    fijo('anio_nuevo', 'Año Nuevo', '01-01', ES_LEY),
    fijo('reyes', 'Epifanía del Señor', '01-06', ES_LEY),
    fijo('viernes_santo', 'Viernes Santo', 'easter -2', ES_LEY),
    fijo('trabajo', 'Fiesta del Trabajo', '05-01', ES_LEY),
    fijo('asuncion', 'Asunción de la Virgen', '08-15', ES_LEY),
    fijo('fiesta_nacional', 'Fiesta Nacional de España', '10-12', ES_LEY),
    fijo('todos_los_santos', 'Todos los Santos', '11-01', ES_LEY),
    fijo('constitucion', 'Día de la Constitución Española', '12-06', ES_LEY),
    fijo('inmaculada', 'Inmaculada Concepción', '12-08', ES_LEY),
    fijo('navidad', 'Natividad del Señor', '12-25', ES_LEY),
    {
      ...fijo('diciembre', 'Nochebuena y fin de año', ['12-24', '12-31'], ES_DICIEMBRE),
      rige: false,
    },
    ...COMUNIDADES.map(([codigo, nombre]) => ({
      clave: claveDeComunidad(codigo),
      nombre: `Fiestas de ${/^(Comuni|Región)/.test(nombre) ? 'la ' : ''}${nombre}`,
      cuando: FIESTAS_DE_COMUNIDADES[codigo] ?? [],
      cadaAnio: DIAS_DE_UN_ANIO,
      fuente: ES_AUTONOMICO,
      ambito: nombre,
      rige: false,
    })),
  ],
  CL: [
    fijo('anio_nuevo', 'Año Nuevo', '01-01', CL_LEY),
    fijo('dos_de_enero', 'Feriado adicional de Año Nuevo', '01-02 on monday since 2017', 'Ley 20.983'),
    fijo('viernes_santo', 'Viernes Santo', 'easter -2', CL_LEY),
    fijo('trabajo', 'Día del Trabajo', '05-01', CL_LEY),
    fijo('glorias_navales', 'Día de las Glorias Navales', '05-21', CL_LEY),
    {
      ...fijo('arica', 'Asalto y Toma del Morro de Arica', '06-07', 'Ley 20.663'),
      ambito: 'Región de Arica y Parinacota',
      rige: false,
    },
    fijo(
      'pueblos_indigenas',
      'Día Nacional de los Pueblos Indígenas',
      'june solstice in America/Santiago since 2022',
      'Ley 21.357',
    ),
    fijo('san_pedro', 'San Pedro y San Pablo', `06-29 ${CHILEAN_MONDAY}`, 'Ley 19.668: se traslada al lunes'),
    fijo('carmen', 'Virgen del Carmen', '07-16', 'Ley 20.148'),
    fijo('asuncion', 'Asunción de la Virgen', '08-15', CL_LEY),
    {
      ...fijo('chillan', 'Nacimiento del Prócer de la Independencia', '08-20', 'Ley 20.768'),
      ambito: 'Chillán y Chillán Viejo',
      rige: false,
    },
    fijo(
      'fiestas_patrias_antes',
      'Feriado adicional de Fiestas Patrias',
      '09-17 on friday, monday since 2017',
      'Leyes 20.215 y 20.983',
    ),
    fijo('independencia', 'Independencia Nacional', '09-18', CL_LEY),
    fijo('glorias_del_ejercito', 'Día de las Glorias del Ejército', '09-19', CL_LEY),
    fijo('fiestas_patrias_despues', 'Feriado adicional de Fiestas Patrias', '09-20 on friday', 'Ley 20.215'),
    fijo('dos_mundos', 'Encuentro de Dos Mundos', `10-12 ${CHILEAN_MONDAY}`, 'Ley 19.668: se traslada al lunes'),
    fijo(
      'iglesias_evangelicas',
      'Día Nacional de las Iglesias Evangélicas y Protestantes',
      '10-31 if wednesday then next friday if tuesday then previous friday',
      'Ley 20.299',
    ),
    fijo('todos_los_santos', 'Todos los Santos', '11-01', CL_LEY),
    fijo('inmaculada', 'Inmaculada Concepción', '12-08', CL_LEY),
    fijo('navidad', 'Navidad', '12-25', CL_LEY),
    {
      ...fijo('fin_de_anio', 'Fin de año', '12-31', 'Feriado bancario (DL 1.328/1976): los registros atienden'),
      rige: false,
    },
  ],
};
