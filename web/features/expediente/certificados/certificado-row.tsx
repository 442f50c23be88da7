import { CircleAlert, FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CertificadoDto } from '../../../api/generated/certificados';
import { POR_CONFIRMAR } from '../../../components/confirmacion';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { StatusChip } from '../../../components/status-chip';
import { formatMonto } from '../../../lib/numeros';
import { estados, fechasDe, reglaEnTexto, sobreDe } from './certificado-text';
import styles from './certificados.module.css';

interface CertificadoRowProps {
  certificado: CertificadoDto;
  carpetaId: string;
  /** The carpeta of the certificate, on the board. It shows in place of the subject and the rule. */
  lugar?: ReactNode;
  /** Whether the reason why it does not serve for the signature is shown. */
  isOpen: boolean;
  actions: ReactNode;
}

/** One certificate: its subject, its progress, and why it does not serve for the signature. */
export function CertificadoRow({ certificado, carpetaId, lugar, isOpen, actions }: CertificadoRowProps) {
  const { nombre, organismo, estado, necesario, impedimento, resultado, documento, expedido } = certificado;
  const { numero, costo, costoMoneda } = certificado;
  const { label, tone } = estados[estado];
  return (
    <Stack bounded gap={[2, 4]} pad={4} className={styles.row}>
      <Stack packed gap="2px" shrinks breaks>
        <Row as="span" align="baseline" wrap gap={[0, 2]} weight="medium">
          {nombre}
          {!necesario && (
            <Text size="sm" weight="regular" tone="soft">
              No necesario para la firma
            </Text>
          )}
        </Row>
        <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
          {[sobreDe(certificado), organismo].filter(Boolean).map((detalle) => (
            <span key={detalle}>{detalle}</span>
          ))}
        </Row>
        {lugar}
        {!lugar && expedido && (
          <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
            {reglaEnTexto(certificado)}
          </Row>
        )}
        {!lugar && certificado.porConfirmar && (
          <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
            {POR_CONFIRMAR}
          </Row>
        )}
        {(numero || costo) && (
          <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
            {numero && <span>N.º {numero}</span>}
            {costo && costoMoneda && <span>{formatMonto(costo, costoMoneda)}</span>}
          </Row>
        )}
        {resultado && <Text size="sm">{resultado}</Text>}
        {documento && (
          <Row
            as={Link}
            inline
            align="center"
            gap="6px"
            justifySelf="start"
            size="sm"
            to={`/carpetas/${carpetaId}/documentos?documento=${documento.id}`}
          >
            <FileText size={14} strokeWidth={1.75} aria-hidden="true" />
            {documento.nombre}
          </Row>
        )}
      </Stack>
      <Stack packed items="start" gap={1} shrinks size="sm" tone="soft" className={styles.state}>
        <StatusChip label={label} tone={tone} />
        {fechasDe(certificado).map((fecha) => (
          <span key={fecha}>{fecha}</span>
        ))}
        {isOpen && necesario && estado === 'recibido' && impedimento && (
          <Row as="span" inline align="center" gap="6px" weight="medium" tone="warning">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            No llega a la firma prevista
          </Row>
        )}
      </Stack>
      <Row align="center" justify="end" gap={2} className={styles.rowActions}>
        {actions}
      </Row>
    </Stack>
  );
}
