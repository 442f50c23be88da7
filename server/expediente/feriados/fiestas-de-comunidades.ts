/**
 * The days that each comunidad of Spain adds, in the grammar of the library date-holidays. Some return each year;
 * others are of years whose list is known. A missing day ends a plazo too early, a wrong day ends it too late. So only
 * sure days are here. The page tells how many days of a year are missing.
 */
const JUEVES_SANTO = 'easter -3';
const LUNES_DE_PASCUA = 'easter 1';
/** 1 November and 6 December 2026 are Sundays. Some comunidades move these holidays to the Monday. */
const NOVIEMBRE_2026 = '2026-11-02';
const DICIEMBRE_2026 = '2026-12-07';

export const FIESTAS_DE_COMUNIDADES: Readonly<Record<string, readonly string[]>> = {
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
export const DIAS_DE_UN_ANIO = 14;
