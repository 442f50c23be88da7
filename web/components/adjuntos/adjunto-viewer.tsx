import { Download, FolderInput, X } from 'lucide-react';
import { useId } from 'react';
import { formatBytes } from '../../lib/numeros';
import { HintButton } from '../hint-button';
import { Cut, Stack } from '../layout/layout';
import { Dialog } from '../ui/dialog';
import type { Archivo } from '../viewer/archivo';
import { ArchivoView } from '../viewer/archivo-view';
import { TipoIcon } from '../viewer/tipo-icon';
import visor from '../viewer/viewer-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../viewer/viewer-keys';

interface AdjuntoVistaProps {
  adjunto: Archivo;
  onDescargar: () => void;
  /** Files the file in a carpeta; undefined when the person may not. */
  onGuardar: (() => void) | undefined;
  onClose: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A file of a message, over the page. */
export function AdjuntoVista({ adjunto, onDescargar, onGuardar, onClose }: AdjuntoVistaProps) {
  const titleId = useId();
  const { keys, onKeyDown } = useDialogKeys();
  const { nombre, mime, bytes } = adjunto;
  return (
    <Dialog shape="screen" className={visor.paper} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <header className={visor.header}>
        <TipoIcon mime={mime} />
        <Stack grow shrinks>
          <Cut id={titleId} as="h2" size="md" weight="strong">
            {nombre}
          </Cut>
          <Cut size="xs" tone="soft">
            {formatBytes(bytes)}
          </Cut>
        </Stack>
        {onGuardar && (
          <HintButton label="Guardar en una carpeta…" hintAlign="end" onClick={onGuardar}>
            <FolderInput {...icon} />
          </HintButton>
        )}
        <HintButton label="Descargar" hintAlign="end" onClick={onDescargar}>
          <Download {...icon} />
        </HintButton>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X {...icon} />
        </HintButton>
      </header>
      <div className={visor.contenido}>
        <VisorKeys value={keys}>
          <ArchivoView archivo={adjunto} onDescargar={onDescargar} />
        </VisorKeys>
      </div>
    </Dialog>
  );
}
