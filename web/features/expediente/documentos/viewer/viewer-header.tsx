import { ChevronLeft, ChevronRight, Download, History, Printer, X } from 'lucide-react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { HintButton } from '../../../../components/hint-button';
import { Cut, Row, Stack } from '../../../../components/layout/layout';
import { TipoIcon } from '../../../../components/viewer/tipo-icon';
import styles from '../../../../components/viewer/viewer-dialog.module.css';
import { useDescarga } from '../actions/use-descarga';
import { isImprimible } from '../imprimir/imprimible';
import type { VistaData } from './use-viewer';

interface VistaHeaderProps {
  onClose: () => void;
  titleId: string;
  vista: VistaData;
  hasVersiones: boolean;
  onVersiones: () => void;
  onImprimir: (documento: DocumentoDto, version: VersionDocumentoDto) => void;
}

const icon = { size: 18, strokeWidth: 1.75 } as const;

/** The header of the viewer: the document, the version, and the actions. */
export function VistaHeader({ onClose, titleId, vista, hasVersiones, onVersiones, onImprimir }: VistaHeaderProps) {
  const { documento, version, anterior, siguiente, open } = vista;
  const descargar = useDescarga();
  return (
    <header className={styles.header}>
      {documento && <TipoIcon mime={version?.mime ?? documento.actual.mime} />}
      <Stack grow shrinks>
        <Cut id={titleId} as="h2" size="md" weight="strong">
          {documento?.nombre ?? 'Documento'}
        </Cut>
        {documento && version && (
          <Cut size="xs" tone="soft">
            {versionText(version.n, documento.versiones)}
          </Cut>
        )}
      </Stack>
      <Row fixed className={styles.tools}>
        <HintButton label="Documento anterior" aria-disabled={!anterior} onClick={() => anterior && open(anterior)}>
          <ChevronLeft {...icon} />
        </HintButton>
        <HintButton label="Documento siguiente" aria-disabled={!siguiente} onClick={() => siguiente && open(siguiente)}>
          <ChevronRight {...icon} />
        </HintButton>
        {documento && version && (
          <>
            <HintButton label="Descargar" onClick={() => void descargar(documento, version)}>
              <Download {...icon} />
            </HintButton>
            {isImprimible(version) && (
              <HintButton label="Imprimir" onClick={() => onImprimir(documento, version)}>
                <Printer {...icon} />
              </HintButton>
            )}
          </>
        )}
        {documento && (
          <HintButton
            label={hasVersiones ? 'Ocultar las versiones' : 'Ver las versiones'}
            hintAlign="end"
            aria-pressed={hasVersiones}
            className={styles.toggle}
            onClick={onVersiones}
          >
            <History {...icon} />
          </HintButton>
        )}
      </Row>
      <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
        <X {...icon} />
      </HintButton>
    </header>
  );
}

const versionText = (n: number, total: number) =>
  n === total ? `Versión ${n}, la actual` : `Versión ${n} de ${total}, anterior a la actual`;
