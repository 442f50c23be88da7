import { FileText } from 'lucide-react';
import { Button } from '../../../../components/button';
import { OrdenButton } from '../../../../components/filter/orden-button';
import { Row } from '../../../../components/layout/layout';
import { SearchField } from '../../../../components/search-field';
import { useMedia } from '../../../../lib/use-media';
import type { Direccion, Orden } from '../direccion';
import { SeccionesButton } from '../secciones/secciones-panel';
import { SubirButton } from '../subidas/subir-button';
import type { Documentos } from '../use-documentos';
import { MigasDeSeccion } from './migas';
import styles from './toolbar.module.css';

/** The orders that the list offers where there are no headers to click. */
const ordenes: { value: `${Orden} ${Direccion['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'nombre desc', label: 'Nombre, Z a A' },
  { value: 'fecha desc', label: 'Más recientes' },
  { value: 'fecha asc', label: 'Más antiguos' },
  { value: 'bytes desc', label: 'Más grandes' },
  { value: 'bytes asc', label: 'Más chicos' },
];

interface ToolbarProps {
  lista: Documentos;
  /** Whether the tree of secciones shows. */
  hasTree: boolean;
  /** Opens the file chooser. Undefined when nothing can be uploaded. */
  onSubir: (() => void) | undefined;
  /** Opens the dialog that makes a document from a template. Undefined when no document can be made. */
  onGenerar: (() => void) | undefined;
}

/**
 * The breadcrumbs, the filter and the button to upload documents. When the list is empty, its own message replaces the
 * filter and the button.
 */
export function Toolbar({ lista, hasTree, onSubir, onGenerar }: ToolbarProps) {
  const { direccion, change, documentos, isKnown } = lista;
  const isBlank = !documentos?.length && !direccion.buscar;
  const hasList = !direccion.papelera && !isBlank;
  const isNarrow = useMedia('(max-width: 719.98px)');
  return (
    <Row align="center" wrap gap={[3, 4]} minHeight={36}>
      <MigasDeSeccion lista={lista} />
      {(isKnown || direccion.papelera) && (
        <Row wrap gap={2} className={styles.tools}>
          {hasList && (
            <div className={styles.search}>
              <SearchField
                value={direccion.buscar}
                onSearch={(buscar) => change({ buscar }, { replace: true })}
                label="Filtrar documentos"
                placeholder="Nombre o texto del archivo"
              />
            </div>
          )}
          {isNarrow && hasList && <OrdenButton options={ordenes} value={direccion} onChange={change} />}
          {!hasTree && <SeccionesButton lista={lista} />}
          {onGenerar && (
            <Button
              variant="outlined"
              startIcon={<FileText size={16} strokeWidth={2} aria-hidden="true" />}
              aria-label="Generar de una plantilla"
              onClick={onGenerar}
            >
              Generar
            </Button>
          )}
          {onSubir && !isBlank && <SubirButton onClick={onSubir} />}
        </Row>
      )}
    </Row>
  );
}
