import { Download } from 'lucide-react';
import type { DocumentoDto, VersionDocumentoDto } from '../../../api/generated/documentos';
import { Button } from '../../../components/button';
import { TipoIcon, tipoDe } from '../../../components/visor/tipo-icon';
import styles from '../../../components/visor/visor.module.css';
import { formatBytes } from '../../../lib/numeros';
import { useDescarga } from '../acciones/use-descarga';

interface FileCardProps {
  documento: DocumentoDto;
  version: VersionDocumentoDto;
}

/** A file that a page cannot show, with a button to download it. */
export function FileCard({ documento, version }: FileCardProps) {
  const descargar = useDescarga();
  return (
    <div className={styles.card}>
      <TipoIcon mime={version.mime} size={64} />
      <p className={styles.cardName}>{documento.nombre}</p>
      <p className={styles.cardText}>
        {tipoDe(version.mime).nombre}, {formatBytes(version.bytes)}. Este tipo de archivo no se puede mostrar aquí.
      </p>
      <Button
        variant="contained"
        startIcon={<Download size={16} strokeWidth={2} aria-hidden="true" />}
        onClick={() => void descargar(documento, version)}
      >
        Descargar
      </Button>
    </div>
  );
}
