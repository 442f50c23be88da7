import type { Pais } from '../../vocabulario/paises.js';
import { plazosIniciales } from './plazos-iniciales.js';
import type { RequisitoDeActo } from './requisito-de-acto.js';
import { REQUISITOS_AR } from './requisitos/requisitos-ar.js';
import { REQUISITOS_CL } from './requisitos/requisitos-cl.js';
import { REQUISITOS_ES } from './requisitos/requisitos-es.js';
import { REQUISITOS_UY } from './requisitos/requisitos-uy.js';
import type { TipoActo } from './tipo-acto.entity.js';

type Acto = Pick<TipoActo, 'clave' | 'nombre'> & Partial<Omit<TipoActo, 'id' | 'pais'>>;

const COMPRAVENTA = { rolesRequeridos: ['vendedor', 'comprador'], esRegistrable: true, alcanceAml: true };
const HIPOTECA = { rolesRequeridos: ['acreedor', 'deudor'], esRegistrable: true, alcanceAml: true };
const DONACION = { rolesRequeridos: ['donante', 'donatario'], esRegistrable: true };
const PODER = { rolesRequeridos: ['poderdante', 'apoderado'] };
const SOCIEDAD = { rolesRequeridos: ['socio'], esRegistrable: true, alcanceAml: true };
const TESTAMENTO = { rolesRequeridos: ['testador'], reservadoPorDefecto: true };
const CON_INMUEBLE = ['Antecedentes', 'Certificados', 'Identidad', 'Impuestos', 'Escritura'];
const SIN_INMUEBLE = ['Antecedentes', 'Identidad', 'Escritura'];

/** The actos with which a cuenta starts, by country. The cuenta gets a copy, which it may edit. */
export const CATALOGO: Record<Pais, readonly Acto[]> = {
  AR: [
    { clave: 'compraventa', nombre: 'Compraventa de inmueble', ...COMPRAVENTA, secciones: CON_INMUEBLE },
    { clave: 'hipoteca', nombre: 'Hipoteca', ...HIPOTECA, secciones: CON_INMUEBLE },
    { clave: 'donacion', nombre: 'Donación', ...DONACION, secciones: CON_INMUEBLE },
    { clave: 'poder', nombre: 'Poder', ...PODER, secciones: SIN_INMUEBLE },
    {
      clave: 'certificacion',
      nombre: 'Certificación de firmas',
      rolesRequeridos: ['requirente'],
      secciones: SIN_INMUEBLE,
    },
    { clave: 'sociedad', nombre: 'Constitución de sociedad', ...SOCIEDAD, secciones: SIN_INMUEBLE },
    { clave: 'testamento', nombre: 'Testamento por acto público', ...TESTAMENTO, secciones: SIN_INMUEBLE },
    { clave: 'acta', nombre: 'Acta de constatación', rolesRequeridos: ['requirente'], secciones: SIN_INMUEBLE },
  ],
  CL: [
    { clave: 'compraventa', nombre: 'Compraventa de inmueble', ...COMPRAVENTA, secciones: CON_INMUEBLE },
    { clave: 'hipoteca', nombre: 'Mutuo hipotecario', ...HIPOTECA, secciones: CON_INMUEBLE },
    { clave: 'donacion', nombre: 'Donación', ...DONACION, secciones: CON_INMUEBLE },
    { clave: 'poder', nombre: 'Mandato', ...PODER, secciones: SIN_INMUEBLE },
    {
      clave: 'certificacion',
      nombre: 'Autorización de firmas',
      rolesRequeridos: ['requirente'],
      secciones: SIN_INMUEBLE,
    },
    {
      clave: 'sociedad',
      nombre: 'Constitución de sociedad de responsabilidad limitada',
      ...SOCIEDAD,
      secciones: SIN_INMUEBLE,
    },
    { clave: 'testamento', nombre: 'Testamento solemne abierto', ...TESTAMENTO, secciones: SIN_INMUEBLE },
    { clave: 'acta', nombre: 'Certificación de hechos', rolesRequeridos: ['requirente'], secciones: SIN_INMUEBLE },
  ],
  ES: [
    { clave: 'compraventa', nombre: 'Compraventa de vivienda', ...COMPRAVENTA, secciones: CON_INMUEBLE },
    { clave: 'hipoteca', nombre: 'Préstamo hipotecario', ...HIPOTECA, secciones: CON_INMUEBLE },
    { clave: 'donacion', nombre: 'Donación', ...DONACION, secciones: CON_INMUEBLE },
    { clave: 'poder', nombre: 'Poder notarial', ...PODER, secciones: SIN_INMUEBLE },
    {
      clave: 'revocacion',
      nombre: 'Revocación de poder',
      rolesRequeridos: ['poderdante'],
      secciones: SIN_INMUEBLE,
    },
    {
      clave: 'certificacion',
      nombre: 'Legitimación de firmas',
      rolesRequeridos: ['requirente'],
      secciones: SIN_INMUEBLE,
    },
    { clave: 'sociedad', nombre: 'Constitución de sociedad limitada', ...SOCIEDAD, secciones: SIN_INMUEBLE },
    { clave: 'testamento', nombre: 'Testamento abierto', ...TESTAMENTO, secciones: SIN_INMUEBLE },
    { clave: 'acta', nombre: 'Acta de manifestaciones', rolesRequeridos: ['requirente'], secciones: SIN_INMUEBLE },
  ],
  UY: [
    { clave: 'compraventa', nombre: 'Compraventa de inmueble', ...COMPRAVENTA, secciones: CON_INMUEBLE },
    { clave: 'hipoteca', nombre: 'Hipoteca', ...HIPOTECA, secciones: CON_INMUEBLE },
    { clave: 'donacion', nombre: 'Donación', ...DONACION, secciones: CON_INMUEBLE },
    { clave: 'poder', nombre: 'Poder', ...PODER, secciones: SIN_INMUEBLE },
    {
      clave: 'certificacion',
      nombre: 'Certificación notarial de firmas',
      rolesRequeridos: ['requirente'],
      secciones: SIN_INMUEBLE,
    },
    { clave: 'sociedad', nombre: 'Constitución de SRL', ...SOCIEDAD, secciones: SIN_INMUEBLE },
    { clave: 'testamento', nombre: 'Testamento solemne abierto', ...TESTAMENTO, secciones: SIN_INMUEBLE },
    { clave: 'acta', nombre: 'Acta de comprobación', rolesRequeridos: ['requirente'], secciones: SIN_INMUEBLE },
  ],
};

/** The requisitos of these actos, by country and clave of the acto. */
export const REQUISITOS: Record<Pais, Readonly<Record<string, readonly RequisitoDeActo[]>>> = {
  AR: REQUISITOS_AR,
  CL: REQUISITOS_CL,
  ES: REQUISITOS_ES,
  UY: REQUISITOS_UY,
};

/** An acto of a country's catalogue, with the fields of a new cuenta. Null for an unknown clave. */
export function actoInicial(pais: Pais, clave: string): Omit<TipoActo, 'id'> | null {
  const acto = CATALOGO[pais].find((one) => one.clave === clave);
  return (
    (acto && {
      ...{ esRegistrable: false, reservadoPorDefecto: false, rolesRequeridos: [], secciones: [], alcanceAml: false },
      ...{ pais, version: 1, activo: true, confirmadaEn: null, confirmadaPor: null },
      ...acto,
      requisitos: [...(REQUISITOS[pais][clave] ?? [])],
      plazos: plazosIniciales(pais, clave),
    }) ??
    null
  );
}
