import { oncePerApp } from '../../../../store/once-per-app';
import { installSubidas } from '../../../../subidas/install-subidas';
import { registrarTipo } from '../../../../subidas/tipo-de-subida';
import { tipoArchivo } from './subida-de-archivo';

/** Installs the uploads, and those of the drive among them. */
export const installArchivosSubidas = oncePerApp((app) => {
  registrarTipo(tipoArchivo);
  installSubidas(app);
});
