import { oncePerApp } from '../../../../store/once-per-app';
import { installSubidas } from '../../../../subidas/install-subidas';
import { registrarTipo } from '../../../../subidas/tipo-de-subida';
import { tipoArchivo } from './subida-de-archivo';

/** Installs the uploads of the product, and the uploads to the drive as a kind of them. */
export const installArchivosSubidas = oncePerApp((app) => {
  registrarTipo(tipoArchivo);
  installSubidas(app);
});
