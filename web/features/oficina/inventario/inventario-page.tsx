import { ListTree, PackageMinus, Sheet, Upload } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatch, useNavigate, useOutlet } from 'react-router-dom';
import { apiMessage, apiStatus } from '../../../api/api-message';
import { DetailDrawer, DetailFrame } from '../../../components/detail-drawer';
import bar from '../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../components/filter/filter-button';
import { OrdenButton } from '../../../components/filter/orden-button';
import { Box } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { useToast } from '../../../components/toast-actions';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { useDescargar } from '../../../components/use-descargar';
import { formatCount } from '../../../lib/numeros';
import { useHotkey } from '../../../lib/use-hotkey';
import { useMedia } from '../../../lib/use-media';
import { usePermiso } from '../../../session/use-permiso';
import { useCategoriasFindAllQuery, useLazyProductosGetByCodeQuery } from './inventario-api';
import styles from './inventario-page.module.css';
import { type Busqueda, type ChangeBusqueda, hasFilters, type Orden } from './list/busqueda';
import { opcionesDe } from './list/categorias';
import { NuevoProductoButton } from './list/nuevo-button';
import { ProductoList } from './list/producto-list';
import { useInventarioLista } from './list/use-inventario-list';
import { useCloseToList } from './use-close-to-list';

const ordenes: { value: `${Orden} ${'asc' | 'desc'}`; label: string }[] = [
  { value: 'name asc', label: 'Nombre, A a Z' },
  { value: 'name desc', label: 'Nombre, Z a A' },
  { value: 'sku asc', label: 'SKU' },
  { value: 'stock asc', label: 'Menor existencia' },
  { value: 'stock desc', label: 'Mayor existencia' },
  { value: 'price asc', label: 'Menor precio' },
  { value: 'price desc', label: 'Mayor precio' },
  { value: 'active desc', label: 'Activos primero' },
  { value: 'active asc', label: 'Inactivos primero' },
  { value: 'nuevos asc', label: 'Agregados últimamente' },
];

/** The most milliseconds between two characters of a scanner. People type more slowly. */
const pauseMs = 60;

/** The fewest characters of a scanned code. */
const fewestKeys = 6;

/** The products that the office stores and counts. A product opens beside the list, or over it on small screens. */
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
  /** An empty inventory offers the first product in the middle, and hides the filters. */
  const isNew = page?.total === 0 && !hasFilters(busqueda);

  return (
    <DetailFrame>
      <Box shrinks>
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
      </Box>
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

/**
 * Opens the product whose code a scanner types. A scanner ends the code with Enter. Text typed into a field stays
 * there.
 */
function useEscaner(): void {
  const [find] = useLazyProductosGetByCodeQuery();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const typed = useRef({ code: '', at: 0 });

  const open = useEffectEvent(async (code: string) => {
    try {
      const { id } = await find({ code }).unwrap();
      await navigate(`/apps/ecommerce/inventory/${id}${search}`, { preventScrollReset: true });
    } catch (error) {
      const isUnknown = apiStatus(error) === 404;
      toast(isUnknown ? `Ningún producto tiene el código ${code}.` : apiMessage(error), {
        severity: isUnknown ? 'warning' : 'error',
      });
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event;
      const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const last = typed.current;
      const code = timeStamp - last.at > pauseMs ? '' : last.code;
      if (key === 'Enter' && code.length >= fewestKeys) {
        // The scanner's Enter must not press a button that happens to have the focus.
        event.preventDefault();
        typed.current = { code: '', at: 0 };
        void open(code);
      } else if (key.length === 1) {
        typed.current = { code: code + key, at: timeStamp };
      }
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}

/** The menu of actions on the whole inventory. */
function MasMenu({ canEdit, isEmpty }: { canEdit: boolean; isEmpty: boolean }) {
  const descargar = useDescargar();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ActionsMenu label="Más acciones del inventario">
      <MenuItem
        Icon={ListTree}
        onClick={() => navigate(`/apps/ecommerce/inventory/listas${search}`, { preventScrollReset: true })}
      >
        Categorías, marcas y proveedores…
      </MenuItem>
      <MenuSeparator />
      {canEdit && (
        <MenuItem
          Icon={Upload}
          onClick={() => navigate(`/apps/ecommerce/inventory/importar${search}`, { preventScrollReset: true })}
        >
          Importar productos…
        </MenuItem>
      )}
      <MenuItem
        Icon={Sheet}
        disabled={isEmpty}
        onClick={() => void descargar('Inventario.csv', { url: '/api/apps/ecommerce/inventory/export' })}
      >
        Exportar todos (CSV)
      </MenuItem>
    </ActionsMenu>
  );
}

/** The search, the filters and the order of the list. */
function InventarioBar({ busqueda, onChange }: { busqueda: Busqueda; onChange: ChangeBusqueda }) {
  const { currentData: categorias } = useCategoriasFindAllQuery();
  const isNarrow = useMedia('(max-width: 599.98px)');
  return (
    <search className={`${bar.bar} ${styles.bar}`}>
      <SearchField
        label="Buscar productos"
        placeholder="Nombre, SKU o código de barras"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        {(isNarrow || busqueda.orden === 'nuevos') && (
          <OrdenButton options={ordenes} value={busqueda} onChange={onChange} />
        )}
        {((categorias?.length ?? 0) > 0 || busqueda.categoria) && (
          <FilterButton
            label="Categoría"
            options={categorias && opcionesDe(categorias)}
            values={busqueda.categoria ? [busqueda.categoria] : []}
            onChange={([categoria = null]) => onChange({ categoria })}
          />
        )}
        <button
          type="button"
          className={bar.toggle}
          aria-pressed={busqueda.reponer}
          onClick={() => onChange({ reponer: !busqueda.reponer })}
        >
          <PackageMinus size={16} strokeWidth={1.75} aria-hidden="true" />
          Para reponer
        </button>
      </div>
    </search>
  );
}
