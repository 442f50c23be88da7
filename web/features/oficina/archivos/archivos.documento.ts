import { HardDrive } from 'lucide-react';
import { page } from '../../../lib/page';
import type { DeDocumento } from '../../expediente/documentos/public/de-documento';

/** Lets somebody copy a document of a carpeta into the drive. */
export const deDocumento = {
  permiso: 'archivos.escribir',
  label: 'Copiar a Archivos…',
  Icon: HardDrive,
  dialog: page(() => import('./actions/copiar-archivos-dialog'), 'CopiarAArchivosDialog'),
} satisfies DeDocumento;
