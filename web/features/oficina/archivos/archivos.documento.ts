import { HardDrive } from 'lucide-react';
import { page } from '../../../lib/page';
import type { DeDocumento } from '../../expediente/documentos/publico/de-documento';

/** A copy in the drive of the office. */
export const deDocumento = {
  permiso: 'archivos.escribir',
  label: 'Copiar a Archivos…',
  Icon: HardDrive,
  dialog: page(() => import('./acciones/copiar-a-archivos-dialog'), 'CopiarAArchivosDialog'),
} satisfies DeDocumento;
