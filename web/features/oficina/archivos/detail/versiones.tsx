import { Download, FileUp, RotateCcw } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ArchivoDto } from '../../../../api/generated/archivos';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { HintButton } from '../../../../components/hint-button';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { StatusChip } from '../../../../components/status-chip';
import { formatFechaHora } from '../../../../lib/fechas';
import { formatBytes } from '../../../../lib/numeros';
import { openedHere } from '../../../../lib/opened-here';
import { textoDeVersion } from '../../../expediente/documentos/public/version-text';
import type { Acciones } from '../actions/use-actions';
import { useDescarga } from '../actions/use-descarga';
import { useArchivosFindVersionesQuery } from '../archivos-api';
import { deArchivo } from '../item';
import type { Archivos } from '../use-archivos';
import styles from './detalle.module.css';

interface VersionesProps {
  archivo: ArchivoDto;
  lista: Archivos;
  acciones: Acciones;
}

/** All versions of an archivo, newest first. An old version can be made the current one again. */
export function Versiones({ archivo, lista, acciones }: VersionesProps) {
  const { id, versiones: total, directorioId } = archivo;
  const { currentData, error, refetch } = useArchivosFindVersionesQuery({ id });
  const descargar = useDescarga();
  const { hrefOf } = lista;
  return (
    <Stack as="section" gap={2} aria-label="Versiones">
      <Row gap={2} align="center" justify="between" minHeight={32}>
        <Text as="h3" size="md" weight="strong">
          Versiones
        </Text>
        {acciones.canWrite && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              const item = deArchivo(archivo);
              if (item.tipo === 'archivo') acciones.preguntar({ tipo: 'version', item });
            }}
          >
            Subir nueva versión
          </Button>
        )}
      </Row>
      {!currentData && Boolean(error) && <ErrorState error={error} onRetry={() => void refetch()} />}
      <PlainList as="ol" reversed>
        {currentData?.map((version) => {
          const { n, autor, creadaEn, bytes, motivo, texto } = version;
          return (
            <Box as="li" padY={2} line="top" key={n}>
              <Row align="center" gap={2} className={styles.versionHead}>
                <Link to={hrefOf({ ver: true, version: n === total ? null : n })} state={openedHere} preventScrollReset>
                  Versión {n}
                </Link>
                {n === total && <StatusChip label="Actual" tone="primary" hasDot={false} />}
                <Row as="span" marginLeft="auto">
                  {acciones.canWrite && n !== total && (
                    <HintButton
                      size="small"
                      label={`Reponer la versión ${n}`}
                      hintAlign="end"
                      onClick={() => void acciones.reponer(id, directorioId, n)}
                    >
                      <RotateCcw size={16} strokeWidth={1.75} aria-hidden="true" />
                    </HintButton>
                  )}
                  <HintButton
                    size="small"
                    label={`Descargar la versión ${n}`}
                    hintAlign="end"
                    onClick={() => void descargar(archivo, version)}
                  >
                    <Download size={16} strokeWidth={1.75} aria-hidden="true" />
                  </HintButton>
                </Row>
              </Row>
              <Text as="p" size="sm" breaks tone="soft">
                {autor.nombre}, {formatFechaHora(creadaEn)}, {formatBytes(bytes)}
              </Text>
              {texto && (
                <Text as="p" size="sm" breaks tone="soft">
                  {textoDeVersion(texto)}
                </Text>
              )}
              {motivo && (
                <Text as="p" size="sm" breaks tone="soft">
                  {motivo}
                </Text>
              )}
            </Box>
          );
        })}
      </PlainList>
    </Stack>
  );
}
