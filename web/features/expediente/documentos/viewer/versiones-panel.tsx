import { Columns2, FileUp } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { PlainList, Row, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { openedHere } from '../../../../lib/opened-here';
import { useAppSelector } from '../../../../store/hooks';
import { SubidaRow } from '../../../../subidas/subida-row';
import { isActive } from '../../../../subidas/subidas-slice';
import { elegir, parDe } from '../comparar/par';
import { selectSubidasDeDocumento } from '../subidas/subida-de-documento';
import type { VistaData } from './use-viewer';
import { VersionItem } from './version-item';
import styles from './versiones.module.css';

interface VersionesPanelProps {
  vista: VistaData;
  canEdit: boolean;
  onNuevaVersion: () => void;
  /** Called when a version is chosen. Given when the panel covers the content. */
  onChosen?: () => void;
}

/** All versions of the document, newest first, and the uploads of the next version. */
export function VersionesPanel({ vista, canEdit, onNuevaVersion, onChosen }: VersionesPanelProps) {
  const { documento, version, versiones, error, retry, versionHref, comparacionHref } = vista;
  const subidas = useAppSelector((state) => selectSubidasDeDocumento(state, documento?.id ?? ''));
  const unsettled = subidas.filter((subida) => isActive(subida) || subida.estado === 'fallida');
  const [elegidas, setElegidas] = useState<readonly number[]>();
  if (!documento) return null;
  const aComparar =
    elegidas ??
    versiones
      ?.slice(0, 2)
      .map(({ n }) => n)
      .reverse() ??
    [];
  const par = parDe(aComparar);
  const canCompare = versiones !== undefined && versiones.length > 1;
  return (
    <aside className={styles.panel} aria-label="Versiones">
      <Row as="header" align="center" justify="between" wrap gap={2} pad={[3, 4]}>
        <Text as="h3" size="md" weight="strong">
          Versiones
        </Text>
        {canEdit && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onNuevaVersion}
          >
            Subir nueva versión
          </Button>
        )}
      </Row>
      {unsettled.length > 0 && (
        <PlainList as="ul" line="top" aria-label="Subidas de este documento">
          {unsettled.map((subida) => (
            <SubidaRow key={subida.id} subida={subida} />
          ))}
        </PlainList>
      )}
      {!versiones && Boolean(error) && <ErrorState error={error} onRetry={retry} />}
      {!versiones && !error && <LoadingSkeleton rows={2} rowHeight={88} />}
      {canCompare && (
        <Row align="center" minHeight={44} pad={[0, 4, 3]} size="sm" tone="soft">
          {par ? (
            <LinkButton
              size="small"
              variant="outlined"
              startIcon={<Columns2 size={16} strokeWidth={1.75} aria-hidden="true" />}
              to={comparacionHref(par)}
              state={openedHere}
              preventScrollReset
            >
              Comparar las versiones {par[0]} y {par[1]}
            </LinkButton>
          ) : (
            'Elija dos versiones para compararlas.'
          )}
        </Row>
      )}
      {versiones && (
        <PlainList as="ol" reversed>
          {versiones.map((item) => (
            <VersionItem
              key={item.n}
              documento={documento}
              version={item}
              to={versionHref(item.n)}
              isShown={item.n === version?.n}
              isElegida={canCompare ? aComparar.includes(item.n) : undefined}
              onElegir={() => setElegidas(elegir(aComparar, item.n))}
              onChosen={onChosen}
            />
          ))}
        </PlainList>
      )}
    </aside>
  );
}
