import type { Naming, PersonaNombrada } from '../../common/tenancy/cuenta-directory.js';
import { type Esquema, type Grupo, RAIZ } from './esquema.js';
import { FILTROS } from './filtros.js';
import type { Clausula, Plantilla } from './plantilla.entity.js';
import type { Llenada } from './plantilla.worker.js';
import type {
  CamposDePlantillasDto,
  ClausulaDto,
  PlantillaDetalleDto,
  PlantillaDto,
  PlantillaParaCarpetaDto,
  PruebaDePlantillaDto,
} from './plantillas.dto.js';
import type { PlantillaDetalle } from './plantillas.service.js';
import { mensajeDe, type PlantillaParaCarpeta } from './textos-de-plantillas.service.js';

export function toPlantilla(plantilla: Plantilla): PlantillaDto {
  const { id, inicial, nombre, descripcion, tiposActo, versionActual, activa, actualizadaEn, version } = plantilla;
  return {
    id,
    esInicial: inicial !== null,
    nombre,
    descripcion,
    tiposActo,
    versionActual,
    activa,
    actualizadaEn,
    version,
  };
}

export function toPlantillaDetalle({ plantilla, versiones }: PlantillaDetalle, naming: Naming): PlantillaDetalleDto {
  return {
    ...toPlantilla(plantilla),
    campos: versiones[0]?.campos ?? [],
    versiones: versiones.map(({ n, nombreOriginal, bytes, sha256, motivo, autorId, creadaEn }) => {
      return { n, nombreOriginal, bytes, sha256, motivo, autor: naming(autorId) as PersonaNombrada, creadaEn };
    }),
  };
}

export function toClausula({ id, clave, nombre, texto, actualizadaEn, version }: Clausula): ClausulaDto {
  return { id, clave, nombre, texto, actualizadaEn, version };
}

export function toParaCarpeta({ plantilla, esDelActo, documentos }: PlantillaParaCarpeta): PlantillaParaCarpetaDto {
  const { id, nombre, descripcion } = plantilla;
  return {
    id,
    nombre,
    descripcion,
    esDelActo,
    documentos: documentos.map((one) => ({ id: one.id, nombre: one.nombre, versiones: one.versiones })),
  };
}

/** The text of a template in a carpeta, for the client. */
export function toPrueba({ texto, faltan }: Pick<Llenada, 'texto' | 'faltan'>): PruebaDePlantillaDto {
  return {
    texto,
    faltan: faltan.map((falta) => ({
      nombre: falta.nombre,
      de: falta.de,
      lugar: falta.lugar,
      mensaje: mensajeDe(falta),
    })),
  };
}

/** All names that templates may use, for the client. Roles have the same fields, so the partes come once. */
export function toCampos(clausulas: readonly Clausula[]): CamposDePlantillasDto {
  const bySchema = Map.groupBy(Object.entries(RAIZ.grupos), ([, { esquema }]) => esquema);
  const grupos = [...bySchema].map(([esquema, entries]) => {
    const [clave, { isLista }] = entries[0] as [string, Grupo];
    return {
      nombre: isLista ? `${esquema.nombre}s` : esquema.nombre,
      secciones: isLista ? [...entries, ...Object.entries(esquema.grupos)].map(seccionDe) : [],
      campos: camposDe(esquema, isLista ? '' : `${clave}.`),
    };
  });
  const own = clausulas.map(({ clave, nombre }) => ({ escrito: `{clausula.${clave}}`, nombre }));
  return {
    grupos: own.length === 0 ? grupos : [...grupos, { nombre: 'Cláusulas', secciones: [], campos: own }],
    filtros: Object.entries(FILTROS).map(([nombre, { que, ejemplo }]) => ({ nombre, que, ejemplo })),
  };
}

const seccionDe = ([clave, { nombre }]: [string, Grupo]) => ({ escrito: `{#${clave}}…{/${clave}}`, nombre });

const camposDe = (esquema: Esquema, prefix: string) =>
  Object.entries(esquema.campos).map(([clave, { nombre, tipo }]) => ({
    escrito: tipo === 'sino' ? `{#${prefix}${clave}}…{/}` : `{${prefix}${clave}}`,
    nombre,
  }));
