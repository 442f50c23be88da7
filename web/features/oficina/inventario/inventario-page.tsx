import { useMatch, useNavigate, useOutlet } from 'react-router-dom';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { formatCount } from '../../../lib/numeros';
import { useHotkey } from '../../../lib/use-hotkey';
import { useMedia } from '../../../lib/use-media';
import { usePermiso } from '../../../session/use-permiso';
import styles from './inventario-page.module.css';
import { hasFilters } from './lista/busqueda';
import { InventarioBar } from './lista/inventario-bar';
import { MasMenu } from './lista/mas-menu';
import { NuevoProductoButton } from './lista/nuevo-button';
import { ProductoList } from './lista/producto-list';
import { useEscaner } from './lista/use-escaner';
import { useInventarioLista } from './lista/use-inventario-lista';
import { useCloseToList } from './use-close-to-list';

/** What the office keeps and counts. A product opens beside the list, or over it on small screens. */
export function InventarioPage() {
  const lista = useInventarioLista();
  const canEdit = usePermiso('inventario.editar');
  const outlet = useOutlet(lista);
  const close = useCloseToList();
  const child = useMatch('/apps/ecommerce/inventory/:child')?.params.child ?? '';
  const isDialog = ['listas', 'importar'].includes(child);
  const isOpen = outlet !== null && !isDialog;
  const isWide = useMedia('(min-width: 1440px)');
  useEscaner();
  useAddShortcut(canEdit);
  const { page, busqueda } = lista;
  /** Its first one is offered in the middle, and there is nothing to look for. */
  const isNew = page?.total === 0 && !hasFilters(busqueda);

  return (
    <DetailFrame>
      <div className={styles.page}>
        <PageHeader
          title="Inventario"
          subtitle={<span aria-live="polite">{page ? formatCount(page, 'producto', 'productos') : '\u00a0'}</span>}
          actions={
            <>
              {canEdit && !isNew && <NuevoProductoButton />}
              <MasMenu canEdit={canEdit} isEmpty={isNew} />
            </>
          }
        />
        <LimiteDeRol permiso="inventario.editar" que="agregar, importar ni cambiar productos" quienes="oficina" />
        {!isNew && <InventarioBar busqueda={busqueda} onChange={lista.change} />}
        <ProductoList lista={lista} canEdit={canEdit} isBeside={isOpen && isWide} />
      </div>
      <DetailDrawer isOpen={isOpen} onClose={close} label="Producto" sideFrom="xl" width={520}>
        {outlet}
      </DetailDrawer>
      {isDialog && outlet}
    </DetailFrame>
  );
}

/** Ctrl+/ or ⌘+/ opens the form of a new product. Unsaved changes are asked about first. */
function useAddShortcut(isEnabled: boolean): void {
  const navigate = useNavigate();
  useHotkey(
    ({ key, ctrlKey, metaKey }) => isEnabled && key === '/' && (ctrlKey || metaKey),
    () => void navigate(`/apps/ecommerce/inventory/nuevo${location.search}`, { preventScrollReset: true }),
  );
}
