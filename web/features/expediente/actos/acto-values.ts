import * as v from 'valibot';
import { PASOS_DE_PLAZOS } from '../../../../server/vocabulario/plazo-de-acto';
import { TIPOS_CERTIFICADO } from '../../../../server/vocabulario/tipos-certificado';
import type { ActoDetalleDto, ModificarActoDto } from '../../../api/generated/tipos-acto';

/** The moves that begin or fulfil a plazo. */
export const pasosDePlazos = PASOS_DE_PLAZOS;
export type Paso = (typeof pasosDePlazos)[number];

const requisitoSchema = v.object({
  /** Null for a new requisito. */
  clave: v.nullable(v.string()),
  nombre: v.pipe(v.string(), v.trim(), v.nonEmpty('Escriba qué hace falta.'), v.maxLength(200, 'Hasta 200 letras.')),
  descripcion: v.pipe(v.string(), v.trim(), v.maxLength(1000, 'Hasta 1000 letras.')),
  obligatorio: v.boolean(),
  fuente: v.pipe(v.string(), v.trim(), v.maxLength(200, 'Hasta 200 letras.')),
  /** The kind of certificate that fulfils it; '' for none. */
  certificado: v.picklist(['', ...TIPOS_CERTIFICADO]),
});

const plazoSchema = v.object({
  regla: v.pipe(v.string(), v.nonEmpty('Elija la regla.')),
  desde: v.picklist(pasosDePlazos, 'Elija con qué paso comienza.'),
  hasta: v.array(v.picklist(pasosDePlazos)),
});

export const actoSchema = v.object({
  nombre: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Escriba el nombre del acto.'),
    v.maxLength(120, 'Hasta 120 letras.'),
  ),
  esRegistrable: v.boolean(),
  reservadoPorDefecto: v.boolean(),
  alcanceAml: v.boolean(),
  rolesRequeridos: v.array(v.string()),
  requisitos: v.pipe(v.array(requisitoSchema), v.maxLength(60, 'Un acto puede tener hasta 60 requisitos.')),
  plazos: v.pipe(v.array(plazoSchema), v.maxLength(20, 'Un acto puede tener hasta 20 plazos.')),
  secciones: v.pipe(v.array(v.string()), v.maxLength(30, 'Un acto puede tener hasta 30 secciones.')),
});
export type ActoValues = v.InferOutput<typeof actoSchema>;

export const sinActo: ActoValues = {
  nombre: '',
  esRegistrable: false,
  reservadoPorDefecto: false,
  alcanceAml: false,
  rolesRequeridos: [],
  requisitos: [],
  plazos: [],
  secciones: [],
};

export const sinPlazo: ActoValues['plazos'][number] = { regla: '', desde: 'firmada', hasta: [] };

export const sinRequisito: ActoValues['requisitos'][number] = {
  ...{ clave: null, nombre: '', descripcion: '', obligatorio: true, fuente: '', certificado: '' },
};

/** The values of the form for an acto. */
export const toValues = (acto: ActoDetalleDto): ActoValues => ({
  nombre: acto.nombre,
  esRegistrable: acto.esRegistrable,
  reservadoPorDefecto: acto.reservadoPorDefecto,
  alcanceAml: acto.alcanceAml,
  rolesRequeridos: acto.rolesRequeridos,
  requisitos: acto.requisitos.map(({ descripcion, fuente, certificado, ...one }) => ({
    ...one,
    descripcion: descripcion ?? '',
    fuente: fuente ?? '',
    certificado: certificado ?? '',
  })),
  plazos: acto.plazos as ActoValues['plazos'],
  secciones: acto.secciones,
});

/**
 * The values of a new acto that copies another. The requisitos keep their claves, so a carpeta that changes its acto
 * keeps finished requisitos.
 */
export const toCopia = (acto: ActoDetalleDto): ActoValues => ({
  ...toValues(acto),
  nombre: `${acto.nombre.slice(0, 112)} (copia)`,
});

/** The body of the request for the values of the form. */
export const toDto = ({ requisitos, ...values }: ActoValues) =>
  ({
    ...values,
    requisitos: requisitos.map(({ descripcion, fuente, certificado, ...one }) => ({
      ...one,
      descripcion: descripcion || null,
      fuente: fuente || null,
      certificado: certificado || null,
    })),
  }) satisfies ModificarActoDto;
