import { oncePerApp } from '../../../../store/once-per-app';
import { installSubidas } from '../../../../subidas/install-subidas';
import { registrarTipo } from '../../../../subidas/tipo-de-subida';
import { tipoDocumento } from './subida-de-documento';

/** Installs the uploads, and the kind of upload for documents. */
export const installDocumentosSubidas = oncePerApp((app) => {
  registrarTipo(tipoDocumento);
  installSubidas(app);
});
