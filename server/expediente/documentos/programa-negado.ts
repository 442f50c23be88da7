import { DomainError } from '../../common/errors/domain-error.js';
import { nameOfVersion } from '../../common/files/file-name.js';
import { isProgram, isProgramName } from '../../common/files/programs.js';

const ADMITE =
  'Los documentos de una carpeta son PDF, textos, planillas, presentaciones, imágenes, audio, video, correos y archivos comprimidos.';

/**
 * Refuses what a computer would run, by its bytes or by the name with which it is downloaded.
 * @param nombre of the document
 * @param nombreOriginal of the file of one of its versions
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
