import type { Pais } from '../../vocabulario/paises.js';
import type { PlazoDeActo } from '../../vocabulario/plazo-de-acto.js';

const PRESENTACION: PlazoDeActo = { regla: 'presentacion', desde: 'firmada', hasta: ['en_inscripcion'] };
const OBSERVACION: PlazoDeActo = { regla: 'observacion', desde: 'en_inscripcion', hasta: ['observada', 'inscripta'] };
const PROVISIONAL: PlazoDeActo = { regla: 'inscripcion_provisional', desde: 'observada', hasta: ['inscripta'] };
const COPIAS: PlazoDeActo = { regla: 'copias', desde: 'firmada', hasta: ['entregada'] };
const ELECTRONICA: PlazoDeActo = {
  regla: 'copia_electronica',
  desde: 'firmada',
  hasta: ['en_inscripcion', 'entregada'],
};
const REVOCACION: PlazoDeActo = { regla: 'aviso_revocacion', desde: 'firmada', hasta: ['entregada'] };
const ASIENTO: PlazoDeActo = { regla: 'asiento', desde: 'en_inscripcion', hasta: ['inscripta'] };
const INSCRIPCION: PlazoDeActo = { regla: 'inscripcion', desde: 'en_inscripcion', hasta: ['observada', 'inscripta'] };
const ITP_AJD: PlazoDeActo = { regla: 'itp_ajd', desde: 'firmada', hasta: ['en_inscripcion'] };
const PLUSVALIA: PlazoDeActo = { regla: 'plusvalia', desde: 'firmada', hasta: ['inscripta'] };
const RESERVA: PlazoDeActo = { regla: 'reserva_prioridad', desde: 'firmada', hasta: ['en_inscripcion'] };
const TASA: PlazoDeActo = { regla: 'tasa', desde: 'en_inscripcion', hasta: ['tasa_pagada', 'inscripta'] };
const CALIFICACION: PlazoDeActo = { regla: 'calificacion', desde: 'tasa_pagada', hasta: ['observada', 'inscripta'] };
const SUBSANACION: PlazoDeActo = { regla: 'subsanacion', desde: 'observada', hasta: ['inscripta'] };

const ANOTACION: PlazoDeActo = { regla: 'anotacion', desde: 'en_inscripcion', hasta: ['inscripta'] };
const EXTRACTO: PlazoDeActo = { regla: 'extracto', desde: 'firmada', hasta: ['inscripta'] };

const AR = [PRESENTACION, OBSERVACION, PROVISIONAL];
const UY = [RESERVA, TASA, CALIFICACION, SUBSANACION];

/** The plazos of the actos with which a cuenta starts, by country and clave. */
const PLAZOS: Record<Pais, Readonly<Record<string, readonly PlazoDeActo[]>>> = {
  AR: { compraventa: AR, hipoteca: AR, donacion: AR },
  CL: {
    compraventa: [ANOTACION],
    hipoteca: [ANOTACION],
    donacion: [ANOTACION],
    sociedad: [EXTRACTO],
  },
  ES: {
    compraventa: [ELECTRONICA, COPIAS, ITP_AJD, PLUSVALIA, ASIENTO, INSCRIPCION],
    hipoteca: [ELECTRONICA, COPIAS, ITP_AJD, ASIENTO, INSCRIPCION],
    donacion: [ELECTRONICA, COPIAS, PLUSVALIA, ASIENTO, INSCRIPCION],
    sociedad: [ELECTRONICA, COPIAS],
    poder: [COPIAS],
    revocacion: [REVOCACION, COPIAS],
    testamento: [COPIAS],
    acta: [COPIAS],
  },
  UY: { compraventa: UY, hipoteca: UY, donacion: UY },
};

/** The plazos that begin by themselves in carpetas of an acto of the country's catalogue. */
export const plazosIniciales = (pais: Pais, clave: string): PlazoDeActo[] => [...(PLAZOS[pais][clave] ?? [])];
