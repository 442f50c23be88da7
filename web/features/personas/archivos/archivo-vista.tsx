import { Download, X } from 'lucide-react';
import { useId } from 'react';
import type { PersonaArchivoDto } from '../../../api/generated/personas';
import { HintButton } from '../../../components/hint-button';
import { Dialog } from '../../../components/ui/dialog';
import { ArchivoView } from '../../../components/visor/archivo-view';
import { TipoIcon } from '../../../components/visor/tipo-icon';
import visor from '../../../components/visor/visor-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../../../components/visor/visor-keys';
import { clasesDeArchivo } from '../publico/vencimiento';
import { archivoUrl } from './use-archivo-actions';

interface ArchivoVistaProps {
  archivo: PersonaArchivoDto;
  onDescargar: () => void;
  onClose: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** A document kept on a persona, over the page. */
export function ArchivoVista({ archivo, onDescargar, onClose }: ArchivoVistaProps) {
  const titleId = useId();
  const { keys, onKeyDown } = useDialogKeys();
  const { id, nombre, mime, bytes, previsualizable, clase, numero } = archivo;
  return (
    <Dialog shape="screen" className={visor.paper} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <header className={visor.header}>
        <TipoIcon mime={mime} />
        <div className={visor.heading}>
          <h2 id={titleId} className={visor.title}>
            {nombre}
          </h2>
          <span className={visor.subtitle}>{[clasesDeArchivo[clase], numero].filter(Boolean).join(' ')}</span>
        </div>
        <HintButton label="Descargar" hintAlign="end" onClick={onDescargar}>
          <Download {...icon} />
        </HintButton>
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X {...icon} />
        </HintButton>
      </header>
      <div className={visor.contenido}>
        <VisorKeys value={keys}>
          <ArchivoView
            archivo={{ url: archivoUrl(id), nombre, mime, bytes, previsualizable }}
            onDescargar={onDescargar}
          />
        </VisorKeys>
      </div>
    </Dialog>
  );
}
