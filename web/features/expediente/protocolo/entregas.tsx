import { HandHelping, Printer } from 'lucide-react';
import { useState } from 'react';
import type { CarpetaDetalleDto } from '../../../api/generated/carpetas';
import type { CopiaDto } from '../../../api/generated/protocolo';
import { Button } from '../../../components/button';
import { latePanel } from '../../../components/late-panel';
import { Box, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { useDescargar } from '../../../components/use-descargar';
import { enumerar } from '../../../lib/enumerar';
import { formatFecha } from '../../../lib/fechas';
import styles from './protocolo.module.css';
import { useEntregasFindAllQuery } from './protocolo-api';

const { Panel: EntregarDialog } = latePanel(async () => (await import('./entregar-dialog')).EntregarDialog);

interface EntregasProps {
  carpeta: CarpetaDetalleDto;
  copias: readonly CopiaDto[];
}

/**
 * The entregas of the signed documents, each with its receipt. Copies made after the first entrega are handed over
 * here.
 */
export function Entregas({ carpeta, copias: expedidas }: EntregasProps) {
  const { id, estado, permisos } = carpeta;
  const [isOpen, setIsOpen] = useState(false);
  const { data: entregas = [] } = useEntregasFindAllQuery({ id });
  const bajar = useBajarRecibo();
  const isDelivered = estado === 'entregada' || estado === 'archivada';
  const canDeliver = isDelivered && permisos.expedirCopias && expedidas.some(({ retiradaPor }) => retiradaPor === null);
  if (entregas.length === 0 && !canDeliver) return null;
  return (
    <Box line="top" pad={4}>
      <Row as="header" align="center" wrap gap={[2, 3]} minHeight={36}>
        <Text as="h3" size="md" weight="strong" grow shrinks>
          Entrega
        </Text>
        {canDeliver && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<HandHelping size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            Entregar copias
          </Button>
        )}
      </Row>
      <PlainList lines margin={[2, 0, 0]} aria-label="Entregas">
        {entregas.map(({ id: entregaId, aQuien, documento, dia, copias, observacion }) => (
          <Row as="li" key={entregaId} align="center" wrap gap={[1, 4]} padY={3}>
            <Stack as="span" gap="2px" shrinks breaks className={styles.what}>
              <Text weight="medium">{[aQuien, documento].filter(Boolean).join(', ')}</Text>
              <span className={styles.soft}>
                {[formatFecha(dia), copias.length > 0 && enumerar(copias.map(({ nombre }) => nombre)), observacion]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Stack>
            <Button
              size="small"
              variant="outlined"
              startIcon={<Printer size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => void bajar(id, entregaId)}
            >
              Recibo
            </Button>
          </Row>
        ))}
      </PlainList>
      {isOpen && <EntregarDialog carpeta={carpeta} onClose={() => setIsOpen(false)} />}
    </Box>
  );
}

/** Downloads the receipt of an entrega. */
function useBajarRecibo() {
  const descargar = useDescargar();
  return (carpetaId: string, entregaId: string) =>
    descargar('recibo-de-entrega.pdf', { url: `/api/carpetas/${carpetaId}/entregas/${entregaId}/recibo.pdf` });
}
