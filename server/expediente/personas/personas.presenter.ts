import type { DocumentCheck } from '../../vocabulario/documentos-identidad/check-identity-document.js';
import { withRol } from '../../vocabulario/parte-roles.js';
import type { CarpetaDePersonaDto, RepresentacionesDto } from './carpetas-de-persona.dto.js';
import type { Persona } from './persona.entity.js';
import { type CampoDocumento, documentosOf, failuresOf } from './persona-documentos.js';
import type { DocumentoVerificadoDto, PersonaDto, PersonaHalladaDto, PersonaResumenDto } from './personas.dto.js';
import type { CarpetaDePersona, Representacion } from './personas.repository.js';
import type { PersonaDetalle } from './personas.service.js';

/** A persona as other objects show it, for the client. */
export function toPersonaResumen(persona: Persona): PersonaResumenDto {
  const documentos = documentosOf(persona);
  const formatted = (campo: CampoDocumento) => {
    const check = documentos.find((documento) => documento.campo === campo)?.check;
    return check?.valid ? check.formatted : persona[campo];
  };
  return {
    id: persona.id,
    tipo: persona.tipo,
    nombreCompleto: persona.nombreCompleto,
    paisDoc: persona.paisDoc,
    tipoDoc: persona.tipoDoc,
    numeroDoc: persona.numeroDoc,
    numeroDocFormateado: formatted('numeroDoc'),
    idFiscalPais: persona.idFiscalPais,
    idFiscalTipo: persona.idFiscalTipo,
    idFiscal: persona.idFiscal,
    idFiscalFormateado: formatted('idFiscal'),
    verificada: persona.motivoExcepcion === null,
    vencimiento: persona.vencimiento,
  };
}

/** A carpeta of a persona, with its roles joined, for the client. */
export function toCarpetaDePersona({ total: _, roles, ...parte }: CarpetaDePersona): CarpetaDePersonaDto {
  const nombres = roles.map((rol) => withRol({ rol }).rolNombre);
  return { ...parte, rolNombre: [...new Set(nombres)].join(', ') };
}

export function toHallada(persona: Persona): PersonaHalladaDto {
  const { id, nombreCompleto, tipoDoc, numeroDocFormateado, idFiscalTipo, idFiscalFormateado } =
    toPersonaResumen(persona);
  const documento = numeroDocFormateado
    ? `${tipoDoc} ${numeroDocFormateado}`
    : idFiscalFormateado && `${idFiscalTipo} ${idFiscalFormateado}`;
  return { id, nombreCompleto, documento, link: `/personas/${id}`, value: nombreCompleto };
}

export function toPersona({ persona, duplicados, uniones }: PersonaDetalle): PersonaDto {
  const others = new Map(duplicados.flatMap(({ personas }) => personas).map((other) => [other.id, other]));
  const warnings = documentosOf(persona).flatMap(({ check }) => (check.valid && check.warning ? [check.warning] : []));
  return {
    ...toPersonaResumen(persona),
    nombre: persona.nombre,
    apellidos: persona.apellidos,
    razonSocial: persona.razonSocial,
    nacimiento: persona.nacimiento,
    nacionalidad: persona.nacionalidad,
    genero: persona.genero,
    estadoCivil: persona.estadoCivil,
    nupcias: persona.nupcias,
    conyuge: persona.conyuge,
    regimen: persona.regimen,
    domicilio: persona.domicilio,
    profesion: persona.profesion,
    email: persona.email,
    telefono: persona.telefono,
    motivoExcepcion: persona.motivoExcepcion,
    documentoExcepcion: failuresOf(persona).map(({ campo, mensaje, esperado }) => ({ campo, mensaje, esperado })),
    avisos: [...warnings, ...duplicados.map(({ mensaje }) => mensaje)],
    duplicados: [...others.values()],
    unidaA: persona.unidaA,
    uniones: uniones.map(({ id, otra, unidaEn }) => ({
      id,
      otra: { id: otra.id, nombreCompleto: otra.nombreCompleto },
      unidaEn,
    })),
    actualizadaEn: persona.actualizadaEn,
    version: persona.version,
  };
}

export function toRepresentaciones(rows: readonly Representacion[]): RepresentacionesDto {
  const those = (acting: boolean) =>
    rows
      .filter(({ isActing }) => isActing === acting)
      .map(({ isActing: _, personaId, nombreCompleto, ...row }) =>
        withRol({ ...row, persona: { id: personaId, nombreCompleto } }),
      );
  return { representaA: those(true), representadaPor: those(false) };
}

/** The result of checking a number, for the client. */
export function toVerificado(check: DocumentCheck): DocumentoVerificadoDto {
  if (check.valid) {
    const rewritten = check.isRewritten ? `Se guarda como ${check.formatted}.` : null;
    return { valido: true, mensaje: check.warning ?? rewritten, sugeridos: check.isRewritten ? [check.formatted] : [] };
  }
  return { valido: false, mensaje: check.message, sugeridos: check.suggestions ?? [] };
}
