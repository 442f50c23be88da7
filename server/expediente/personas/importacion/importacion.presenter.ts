import { documentosOf } from '../persona-documentos.js';
import type { CamposPersona } from '../persona-fields.js';
import { CAMPOS } from '../personas.domain.js';
import { CAMPOS_CONOCIDOS, CAMPOS_DE_COLUMNA } from './columns.js';
import type { ImportacionPersonasDto, PersonaRevisadaDto, RevisionPersonasDto } from './importacion.dto.js';
import type { Tabla } from './importacion.service.js';
import type { Homonima, PersonaRevisada } from './revision.js';

/** What an import would do, for the client. */
export function toRevision({ titulos, columnas }: Tabla, revisadas: readonly PersonaRevisada[]): RevisionPersonasDto {
  return {
    campos: CAMPOS_CONOCIDOS.map((campo) => ({ campo, nombre: CAMPOS_DE_COLUMNA[campo] })),
    columnas: titulos.map(({ titulo, ejemplo }, i) => ({ titulo, ejemplo, campo: columnas[i]?.campo ?? null })),
    filas: revisadas.map(toRevisada),
  };
}

function toRevisada(revisada: PersonaRevisada): PersonaRevisadaDto {
  const { leida, resultado } = revisada;
  const { fila, nombre, campos, faults } = leida;
  return {
    fila,
    nombre,
    documentos: campos ? documentTexts(campos) : [],
    resultado,
    errores: faults.map(({ campo, mensaje }) => ({ campo: CAMPOS_DE_COLUMNA[campo], mensaje })),
    motivo: 'motivo' in revisada && faults.length === 0 ? revisada.motivo : null,
    existente: 'existente' in revisada ? revisada.existente.nombreCompleto : null,
    completa: 'faltan' in revisada ? revisada.faltan.map((campo) => CAMPOS[campo]) : [],
    homonimas:
      revisada.resultado === 'nueva'
        ? revisada.homonimas.map((one) => [nameOf(one), ...documentTexts('fila' in one ? one.campos : one)].join(', '))
        : [],
  };
}

/** The documents as people write them: «DNI 12.345.678». */
const documentTexts = (campos: CamposPersona): string[] =>
  documentosOf(campos).map(({ tipo, check }) => `${tipo} ${check.valid ? check.formatted : check.normalized}`);

/** The name, and the row if any: «Ana Paz», or «Ana Paz, de la fila 3». */
const nameOf = (one: Homonima): string =>
  'fila' in one ? `${one.nombre}, de la fila ${one.fila}` : one.nombreCompleto;

/** The outcome of an import, with the rows that it left out. */
export function toImportacion(
  revisadas: readonly PersonaRevisada[],
  {
    isTaken,
    ...counts
  }: Omit<ImportacionPersonasDto, 'omitidas'> & { isTaken: (revisada: PersonaRevisada) => boolean },
): ImportacionPersonasDto {
  const omitidas = revisadas.flatMap((revisada) => {
    const motivo = motivoOf(revisada, isTaken(revisada));
    return motivo ? [{ fila: revisada.leida.fila, nombre: revisada.leida.nombre, motivo }] : [];
  });
  return { ...counts, omitidas };
}

/** Why a row is left out; null when it is stored. */
function motivoOf(revisada: PersonaRevisada, isTaken: boolean): string | null {
  if (revisada.resultado === 'nueva') {
    const [homonima] = revisada.homonimas;
    return isTaken || !homonima ? null : `Ya hay una persona con ese nombre: ${nameOf(homonima)}.`;
  }
  if (revisada.resultado === 'existe') {
    const { existente, faltan } = revisada;
    const known = `Ya está registrada: ${existente.nombreCompleto}`;
    return isTaken ? (faltan.length > 0 ? null : `${known}, y no le falta nada de la fila.`) : `${known}.`;
  }
  return 'motivo' in revisada ? revisada.motivo : null;
}
