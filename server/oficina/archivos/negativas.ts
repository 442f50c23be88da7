import { DomainError } from '../../common/errors/domain-error.js';

export const MAX_NIVELES = 12;

/** 409: the place already has this name. @param id the archivo or directorio that has the name */
export function yaExiste(nombre: string, id: string): DomainError {
  const mensaje = `Ya existe «${nombre}» en ese lugar.`;
  return new DomainError('YA_EXISTE', 409, mensaje, [{ campo: 'nombre', mensaje, id }]);
}

/** 422 for an action on something in the trash. */
export function enPapelera(nombre: string): DomainError {
  return new DomainError('EN_PAPELERA', 422, `«${nombre}» está en la papelera. Restáurelo primero.`);
}

/** 422 for a directorio at too deep a level. */
export function demasiadoHondo(): DomainError {
  return new DomainError('DEMASIADO_HONDO', 422, `Los directorios pueden tener hasta ${MAX_NIVELES} niveles.`);
}

/** 422 for a directorio with more archivos than one copy may have. */
export function demasiadosArchivos(total: number, most: number): DomainError {
  const [has, limit] = [total, most].map((n) => n.toLocaleString('es-AR'));
  const message = `Tiene ${has} archivos, y se copian hasta ${limit} a la vez. Copie de a uno los directorios que contiene.`;
  return new DomainError('DEMASIADOS_ARCHIVOS', 422, message);
}

/** 422 for a directorio that would be inside itself. */
export function dentroDeSi(): DomainError {
  return new DomainError('DENTRO_DE_SI', 422, 'Un directorio no puede quedar dentro de sí mismo.');
}

/** 409 for a directorio that contains something the person does not see. */
export function conOcultos(): DomainError {
  const message = 'Contiene directorios restringidos. Pida a un titular que lo haga.';
  return new DomainError('CON_RESTRINGIDOS', 409, message);
}

/** The question before the whole office may see a copy of a document of a reserved carpeta. */
export const LO_VERAN_OTROS =
  'En ese directorio lo verán también quienes no ven la carpeta: confirme si lo deja ahí igual.';

/** 422 when nothing was chosen. */
export function nadaElegido(): DomainError {
  return new DomainError('SIN_ARCHIVOS', 422, 'Elija al menos un archivo o un directorio.');
}
