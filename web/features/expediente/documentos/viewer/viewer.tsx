import { FileX } from 'lucide-react';
import { useId, useState } from 'react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { ErrorState } from '../../../../components/error-state';
import { latePanel } from '../../../../components/late-panel';
import { Missing } from '../../../../components/missing';
import { Dialog } from '../../../../components/ui/dialog';
import { ArchivoView } from '../../../../components/viewer/archivo-view';
import { Loading } from '../../../../components/viewer/loading';
import styles from '../../../../components/viewer/viewer-dialog.module.css';
import { useDialogKeys, VisorKeys } from '../../../../components/viewer/viewer-keys';
import { useMedia } from '../../../../lib/use-media';
import { usePermiso } from '../../../../session/use-permiso';
import type { Dialogo } from '../actions/dialogs';
import { useDescarga } from '../actions/use-descarga';
import { isDeAntesDeLaFirma } from '../de-antes-de-la-firma';
import type { Documentos } from '../use-documentos';
import { archivoOf } from './archivo-of';
import { useVista } from './use-viewer';
import { VersionesPanel } from './versiones-panel';
import { VistaHeader } from './viewer-header';

const { Panel: Comparacion } = latePanel(async () => (await import('../comparar/comparacion')).Comparacion);

interface DocumentoViewerProps {
  lista: Documentos;
  onDialogo: (dialogo: Dialogo) => void;
  onClose: () => void;
}

/**
 * A version of a document over the list, with all versions beside it. The left and right arrow keys open the
 * neighbours.
 */
export function DocumentoViewer({ lista, onDialogo, onClose }: DocumentoViewerProps) {
  const titleId = useId();
  const isNarrow = useMedia('(max-width: 959.98px)');
  const [hasVersiones, setHasVersiones] = useState(!isNarrow);
  const vista = useVista(lista);
  const maySign = usePermiso('carpetas.firmar');
  const { documento, version, anterior, siguiente, open } = vista;

  const { keys, onKeyDown } = useDialogKeys((event) => {
    const next = { ArrowLeft: anterior, ArrowRight: siguiente }[event.key];
    if (next) open(next);
  });

  return (
    <Dialog shape="screen" className={styles.paper} onClose={onClose} onKeyDown={onKeyDown} aria-labelledby={titleId}>
      <VistaHeader
        titleId={titleId}
        vista={vista}
        hasVersiones={hasVersiones}
        onClose={onClose}
        onVersiones={() => setHasVersiones(!hasVersiones)}
        onImprimir={(documento, version) => onDialogo({ tipo: 'imprimir', documento, version })}
      />
      <div className={styles.body}>
        <div className={styles.contenido} hidden={isNarrow && hasVersiones && documento !== undefined}>
          {documento ? (
            <VisorKeys value={keys}>
              <Contenido
                key={`${documento.id} ${version?.n}`}
                documento={documento}
                version={version}
                error={vista.error}
              />
            </VisorKeys>
          ) : (
            <Missing
              Icon={FileX}
              title="El documento no está en esta carpeta"
              text="Puede estar en la papelera, o la dirección no es correcta."
            />
          )}
        </div>
        {documento && hasVersiones && (
          <VersionesPanel
            vista={vista}
            canEdit={lista.permisos.editarDocumentos && (maySign || !isDeAntesDeLaFirma(documento, lista.firmadaEn))}
            onNuevaVersion={() => onDialogo({ tipo: 'version', documento })}
            onChosen={isNarrow ? () => setHasVersiones(false) : undefined}
          />
        )}
      </div>
      {/*
       * The comparison is inside this dialog, so that the library hides the dialog under it, also when both open at
       * once.
       */}
      {documento && vista.comparadas && (
        <Comparacion
          documento={documento}
          ns={vista.comparadas}
          versiones={vista.versiones}
          error={vista.error}
          onClose={vista.closeComparacion}
        />
      )}
    </Dialog>
  );
}

interface ContenidoProps {
  documento: DocumentoDto;
  /** Undefined while the version is loading, or if it does not exist. */
  version: VersionDocumentoDto | undefined;
  error: unknown;
}

/** The content of a version. */
function Contenido({ documento, version, error }: ContenidoProps) {
  const descargar = useDescarga();
  if (error && !version) return <ErrorState error={error} />;
  if (!version) return <Loading />;
  return <ArchivoView archivo={archivoOf(documento, version)} onDescargar={() => void descargar(documento, version)} />;
}
