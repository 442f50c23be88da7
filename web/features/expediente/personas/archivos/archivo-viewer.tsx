import { Download, FileX, X } from 'lucide-react';
import { useId } from 'react';
import type { PersonaArchivoDto } from '../../../../api/generated/personas';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Stack } from '../../../../components/layout/layout';
import { Missing } from '../../../../components/missing';
import { Dialog } from '../../../../components/ui/dialog';
import { ArchivoView } from '../../../../components/viewer/archivo-view';
import { TipoIcon } from '../../../../components/viewer/tipo-icon';
import visor from '../../../../components/viewer/viewer-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../../../../components/viewer/viewer-keys';
import { clasesDeArchivo } from '../public/vencimiento';
import { archivoUrl, useArchivoActions } from './use-archivo-actions';

interface ArchivoVistaProps {
  /** Undefined when the persona has no document with the id in the address. */
  archivo: PersonaArchivoDto | undefined;
  onClose: () => void;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The viewer of a document of a persona, over the page. */
export function ArchivoVista({ archivo, onClose }: ArchivoVistaProps) {
  const titleId = useId();
  const { keys, onKeyDown } = useDialogKeys();
  return (
    <Dialog shape="screen" className={visor.paper} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <header className={visor.header}>
        {archivo && <TipoIcon mime={archivo.mime} />}
        <Stack grow shrinks>
          <Cut id={titleId} as="h2" size="md" weight="strong">
            {archivo?.nombre ?? 'Documento'}
          </Cut>
          {archivo && (
            <Cut size="xs" tone="soft">
              {[clasesDeArchivo[archivo.clase], archivo.numero].filter(Boolean).join(' ')}
            </Cut>
          )}
        </Stack>
        {archivo && <Descargar archivo={archivo} />}
        <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
          <X {...icon} />
        </HintButton>
      </header>
      <div className={visor.contenido}>
        {archivo ? (
          <VisorKeys value={keys}>
            <Contenido archivo={archivo} />
          </VisorKeys>
        ) : (
          <Missing
            Icon={FileX}
            title="La persona no tiene este documento"
            text="Puede estar en la papelera, o la dirección no es correcta."
          />
        )}
      </div>
    </Dialog>
  );
}

function Descargar({ archivo }: { archivo: PersonaArchivoDto }) {
  const { download } = useArchivoActions(archivo);
  return (
    <HintButton label="Descargar" hintAlign="end" onClick={() => void download()}>
      <Download {...icon} />
    </HintButton>
  );
}

function Contenido({ archivo }: { archivo: PersonaArchivoDto }) {
  const { download } = useArchivoActions(archivo);
  const { id, nombre, mime, bytes, previsualizable } = archivo;
  return (
    <ArchivoView
      archivo={{ url: archivoUrl(id), nombre, mime, bytes, previsualizable }}
      onDescargar={() => void download()}
    />
  );
}
