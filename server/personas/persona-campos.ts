import { DomainError, type ErrorDetail } from '../common/errors/domain-error.js';
import type { Persona } from './persona.entity.js';
import { completeDocuments } from './persona-documentos.js';

/** The fields of a persona that people write, except the exception. */
export type CamposPersona = Omit<
  Persona,
  'id' | 'nombreCompleto' | 'motivoExcepcion' | 'unidaA' | 'version' | 'creadaPor' | 'creadaEn' | 'actualizadaEn'
>;

/** The fields of a persona of whom nothing is known. */
export const SIN_DATOS: Omit<CamposPersona, 'tipo'> = {
  nombre: null,
  apellidos: null,
  razonSocial: null,
  paisDoc: null,
  tipoDoc: null,
  numeroDoc: null,
  idFiscalPais: null,
  idFiscalTipo: null,
  idFiscal: null,
  nacimiento: null,
  nacionalidad: null,
  estadoCivil: null,
  nupcias: null,
  conyuge: null,
  regimen: null,
  domicilio: null,
  profesion: null,
  email: null,
  telefono: null,
};

/**
 * The fields as they are stored: only the names of its kind of persona, and the result of {@link completeDocuments}.
 * @param today `YYYY-MM-DD` in the cuenta's time zone
 * @throws DomainError 422 with all faults
 */
export function completeCampos(campos: CamposPersona, { pais, today }: { pais: string; today: string }): CamposPersona {
  const details: ErrorDetail[] = [];
  const isHumana = campos.tipo === 'humana';
  if (isHumana && !campos.nombre) {
    details.push({ campo: 'nombre', mensaje: 'Escriba el nombre.' });
  }
  if (isHumana && !campos.apellidos) {
    details.push({ campo: 'apellidos', mensaje: 'Escriba los apellidos.' });
  }
  if (!isHumana && !campos.razonSocial) {
    details.push({ campo: 'razonSocial', mensaje: 'Escriba la razón social.' });
  }
  if (campos.nacimiento && campos.nacimiento > today) {
    details.push({ campo: 'nacimiento', mensaje: 'La fecha de nacimiento no puede ser futura.' });
  }
  if (details.length > 0) {
    throw new DomainError('DATOS_INVALIDOS', 422, details.map(({ mensaje }) => mensaje).join(' '), details);
  }
  const names = isHumana ? { razonSocial: null } : { nombre: null, apellidos: null };
  return { ...campos, ...names, ...completeDocuments(campos, pais) };
}
