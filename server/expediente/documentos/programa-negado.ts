import { DomainError } from '../../common/errors/domain-error.js';
import { nameOfVersion } from '../../common/files/file-name.js';
import { isProgram, isProgramName } from '../../common/files/programs.js';

const ADMITE =
  'Los documentos de una carpeta son PDF, textos, planillas, presentaciones, imágenes, audio, video, correos y archivos comprimidos.';

/**
 * Refuses a program, by its bytes or by the name with which it is downloaded.
 * @param nombre the name of the document
 * @param nombreOriginal the name of the uploaded file of a version
 * @throws DomainError 415 TIPO_NO_ADMITIDO
 */
export function assertNoProgram(nombre: string, nombreOriginal: string, mime = ''): void {
  const downloaded = nameOfVersion(nombre, nombreOriginal);
  if (isProgram(mime)) {
    throw new DomainError('TIPO_NO_ADMITIDO', 415, `«${nombreOriginal}» es un programa. ${ADMITE}`);
  }
  if (isProgramName(downloaded)) {
    throw new DomainError(
      'TIPO_NO_ADMITIDO',
      415,
      `Una computadora ejecuta lo que se llama «${downloaded}». ${ADMITE}`,
    );
  }
}
