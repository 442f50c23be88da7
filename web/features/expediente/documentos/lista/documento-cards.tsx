import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DocumentoDto } from '../../../../api/generated/documentos';
import { ErrorState } from '../../../../components/error-state';
import { Box, Card, PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Momento } from '../../../../components/momento';
import { Elegir } from '../../../../components/seleccion/elegir';
import { ArchivoIcon } from '../../../../components/visor/archivo-icon';
import { formatBytes } from '../../../../lib/numeros';
import { openedHere } from '../../../../lib/opened-here';
import type { Pasajes } from '../filtrar';
import styles from './lista.module.css';
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
        <PlainList aria-label="Documentos">
          {documentos.map((documento) => (
            <li key={documento.id} className={styles.card}>
              <Elegir id={documento.id} nombre={documento.nombre} />
              <ArchivoIcon mime={documento.actual.mime} miniatura={documento.miniatura} size={40} />
              <div className={styles.textos}>
                <Link className={styles.cardLink} to={hrefOf(documento)} state={openedHere} preventScrollReset>
                  {documento.nombre}
                </Link>
                <Row as="span" align="center" wrap gap={[1, 2]} size="sm" tone="soft">
                  <span className={styles.version}>v{documento.versiones}</span>
                  <span>{formatBytes(documento.actual.bytes)}</span>
                  <Momento en={documento.actual.creadaEn} />
                </Row>
                <Text size="xs" tone="soft" className={styles.ruta}>
                  {[rutaOf?.(documento), documento.actual.autor.nombre].filter(Boolean).join(' · ')}
                </Text>
                <PasajeDe id={documento.id} pasajes={pasajes} />
              </div>
              <div className={styles.cardMenu}>{menuOf(documento)}</div>
            </li>
          ))}
        </PlainList>
      )}
    </Card>
  );
}
