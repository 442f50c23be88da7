import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, Cut, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { Elegir } from '../../../../components/selection/elegir';
import { ArchivoIcon } from '../../../../components/viewer/archivo-icon';
import { formatBytes } from '../../../../lib/numeros';
import { openedHere } from '../../../../lib/opened-here';
import type { Pasajes } from '../filtrar';
import styles from './list.module.css';
import { PasajeDe } from './pasaje-de';

interface DocumentoCardsProps {
  /** Undefined until the first answer. */
  documentos: DocumentoDto[] | undefined;
  hrefOf: (documento: DocumentoDto) => string;
  rutaOf: ((documento: DocumentoDto) => string) | null;
  pasajes: Pasajes | undefined;
  menuOf: (documento: DocumentoDto) => ReactNode;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
}

/** The list on a narrow screen: a card for each row of the table. */
export function DocumentoCards({
  documentos,
  hrefOf,
  rutaOf,
  pasajes,
  menuOf,
  error,
  onRetry,
  empty,
}: DocumentoCardsProps) {
  return (
    // The key makes a new element for the answer. The tools appear above it at the same time, and the old element would
    // seem to move.
    <Card key={documentos ? 'lista' : 'espera'} clip>
      {!documentos && Boolean(error) && <ErrorState error={error} onRetry={onRetry} />}
      {!documentos && !error && (
        <Box pad={[2, 4]}>
          <LoadingSkeleton rows={4} rowHeight={72} />
        </Box>
      )}
      {documentos?.length === 0 && empty}
      {documentos && documentos.length > 0 && (
        <PlainList lines aria-label="Documentos">
          {documentos.map((documento) => (
            <Stack as="li" key={documento.id} relative align="start" gap={3} pad={[3, 2, 3, 4]} className={styles.card}>
              <Elegir id={documento.id} nombre={documento.nombre} />
              <ArchivoIcon mime={documento.actual.mime} miniatura={documento.miniatura} size={40} />
              <Stack shrinks className={styles.textos}>
                <Text
                  as={Link}
                  stretched
                  weight="medium"
                  tone="inherit"
                  breaks
                  underline="never"
                  to={hrefOf(documento)}
                  state={openedHere}
                  preventScrollReset
                >
                  {documento.nombre}
                </Text>
                <Row as="span" align="center" wrap gap={[1, 2]} size="sm" tone="soft">
                  <Text
                    bordered="strong"
                    round="sm"
                    size="xs"
                    weight="medium"
                    tone="soft"
                    numeric
                    className={styles.version}
                  >
                    v{documento.versiones}
                  </Text>
                  <span>{formatBytes(documento.actual.bytes)}</span>
                  <Momento en={documento.actual.creadaEn} />
                </Row>
                <Cut size="xs" tone="soft">
                  {[rutaOf?.(documento), documento.actual.autor.nombre].filter(Boolean).join(' · ')}
                </Cut>
                <PasajeDe id={documento.id} pasajes={pasajes} />
              </Stack>
              <div className={styles.cardMenu}>{menuOf(documento)}</div>
            </Stack>
          ))}
        </PlainList>
      )}
    </Card>
  );
}
