import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useDescargasAllowMutation } from '../../../../api/cuenta-api';
import type { ExportacionDto } from '../../../../api/generated/exportaciones';
import { Button } from '../../../../components/button';
import { useRefusal } from '../../../../components/form/refusal';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { downloadFrom } from '../../../../lib/save-file';
import styles from './cuenta.module.css';

/** One export: its state and a button to download it. */
export function ExportacionItem({ exportacion }: { exportacion: ExportacionDto }) {
  const { pedidaEn, pedidaPor, estado } = exportacion;
  return (
    <Row as="li" line="top" align="center" wrap gap={[2, 4]} padY={3} className={styles.item}>
      <Stack as="span" shrinks className={styles.itemText}>
        <Text weight="medium">Pedida el {formatFechaHora(pedidaEn)}</Text>
        <Text size="sm" tone="soft">
          {[pedidaPor?.nombre, outcomeOf(exportacion)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {estado === 'pendiente' && (
        <Row as="span" inline align="center" gap={2} tone="soft" className={styles.pending} role="status">
          <span className="spinner" aria-hidden="true" />
          En preparación
        </Row>
      )}
      {estado === 'lista' && <DescargarButton exportacion={exportacion} />}
    </Row>
  );
}

function outcomeOf({ estado, bytes, expiraEn }: ExportacionDto): string {
  if (estado === 'pendiente') return 'Puede seguir trabajando: se le avisará cuando esté lista.';
  if (estado === 'fallida') return 'No se pudo hacer. Puede volver a pedirla.';
  return `${formatBytes(bytes ?? 0)} · Se puede descargar hasta el ${formatFechaHora(expiraEn ?? '')}`;
}

function DescargarButton({ exportacion }: { exportacion: ExportacionDto }) {
  const refuse = useRefusal();
  const descargar = useDescargarExportacion();
  const [isLoading, setIsLoading] = useState(false);
  const download = () => {
    setIsLoading(true);
    descargar(exportacion)
      .catch(refuse)
      .finally(() => setIsLoading(false));
  };
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Download size={16} strokeWidth={1.75} />}
      loading={isLoading}
      aria-label={`Descargar la exportación del ${formatFechaHora(exportacion.pedidaEn)}`}
      onClick={download}
    >
      Descargar
    </Button>
  );
}

/**
 * Makes the browser download an export, which may be larger than a page's memory. The session's token gets the address
 * of the export. The answer sets a cookie that allows the download from this address.
 */
function useDescargarExportacion() {
  const [allow] = useDescargasAllowMutation();
  return useCallback(
    async ({ id }: ExportacionDto) => {
      const { url } = await allow({ id }).unwrap();
      downloadFrom(url);
    },
    [allow],
  );
}
