import { Download } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { DocumentoDto, VersionDocumentoDto } from '../../../../api/generated/documentos';
import { Checkbox } from '../../../../components/checkbox';
import { CopyIconButton } from '../../../../components/copy-button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Text } from '../../../../components/layout/layout';
import seleccion from '../../../../components/selection/selection.module.css';
import { StatusChip } from '../../../../components/status-chip';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { useDescarga } from '../actions/use-descarga';
import { textoDeVersion } from '../public/version-text';
import styles from './versiones.module.css';

interface VersionItemProps {
  documento: DocumentoDto;
  version: VersionDocumentoDto;
  /** The address that shows the version. */
  to: string;
  isShown: boolean;
  /** Whether the version is chosen for a comparison. Undefined when there is no other version. */
  isElegida?: boolean;
  onElegir: () => void;
  onChosen?: () => void;
}

/** One version: its author, date, file, reason and fingerprint. */
export function VersionItem({ documento, version, to, isShown, isElegida, onElegir, onChosen }: VersionItemProps) {
  const { n, autor, creadaEn, bytes, motivo, sha256, nombreOriginal, texto } = version;
  const descargar = useDescarga();
  const { state } = useLocation();
  return (
    <Box as="li" line="top" relative pad={[3, 4]} className={styles.item} data-shown={isShown}>
      <Row align="center" gap={2}>
        {isElegida !== undefined && (
          <label className={seleccion.elegir}>
            <Checkbox aria-label={`Comparar la versión ${n}`} checked={isElegida} onChange={onElegir} />
          </label>
        )}
        <Text
          as={Link}
          stretched
          weight="medium"
          tone="inherit"
          underline="never"
          to={to}
          replace
          state={state}
          preventScrollReset
          aria-current={isShown ? 'true' : undefined}
          onClick={onChosen}
        >
          Versión {n}
        </Text>
        {n === documento.versiones && <StatusChip label="Actual" tone="primary" hasDot={false} />}
        <HintButton
          className={styles.action}
          size="small"
          label={`Descargar la versión ${n}`}
          hintAlign="end"
          onClick={() => void descargar(documento, version)}
        >
          <Download size={16} strokeWidth={1.75} />
        </HintButton>
      </Row>
      <Text as="p" size="sm" tone="soft" breaks>
        {autor.nombre}, <time dateTime={creadaEn}>{formatFechaHora(creadaEn)}</time>
      </Text>
      <Text as="p" size="sm" tone="soft" breaks>
        {nombreOriginal}, {formatBytes(bytes)}
      </Text>
      {texto && (
        <Text as="p" size="sm" tone="soft" breaks>
          {textoDeVersion(texto)}
        </Text>
      )}
      {motivo && (
        <Text as="p" marginTop={1} padLeft={2} size="sm" breaks className={styles.motivo}>
          {motivo}
        </Text>
      )}
      <Huella sha256={sha256} n={n} />
    </Box>
  );
}

/** The shortened fingerprint, with a button to copy the whole fingerprint. */
function Huella({ sha256, n }: { sha256: string; n: number }) {
  return (
    <Row align="center" gap={2} size="xs" tone="soft" className={styles.huella}>
      <span>SHA-256</span>
      <code title={sha256}>
        {sha256.slice(0, 8)}…{sha256.slice(-8)}
      </code>
      <CopyIconButton className={styles.action} text={sha256} label={`Copiar el SHA-256 de la versión ${n}`} />
    </Row>
  );
}
