import { Outlet } from 'react-router-dom';
import type { Page } from '../../../components/data-table/table-pager';
import { ErrorState } from '../../../components/error-state';
import { latePart } from '../../../components/late-part';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { formatFechaLarga, hoyEnLaCuenta } from '../../../lib/fechas';
import { formatCount } from '../../../lib/numeros';
import { useMedia } from '../../../lib/use-media';
import { usePermiso } from '../../../session/use-permiso';
import { hasFilters, useBusqueda } from './busqueda';
import styles from './carpetas-page.module.css';
import { CarpetaList } from './list/carpeta-list';
import { FilterBar } from './list/filter-bar';
import { ListaControles } from './list/list-controls';
import { MasButton } from './list/mas-button';
import { NuevaButton } from './list/nueva-button';
import { useComo } from './list/use-como';
import { useLista } from './list/use-list';
import { useNewShortcut } from './list/use-new-shortcut';
import { usePrimerosPasos } from './primeros-pasos/use-primeros-pasos';
import { useTablero } from './tablero/use-tablero';
import { VistasBar } from './vistas/vistas-bar';

const { Part: PrimerosPasos } = latePart(async () => (await import('./primeros-pasos/primeros-pasos')).PrimerosPasos);

const { Part: TableroPart } = latePart(async () => (await import('./tablero/tablero-part')).TableroPart, {
  Failed: ErrorState,
});

/** The page of the carpetas, as a list or as a board by state. The form of a new carpeta opens over it. */
export function CarpetasPage() {
  const [busqueda, change] = useBusqueda();
  const [como, choose] = useComo(busqueda, change);
  const isTablero = como === 'tablero';
  const lista = useLista([busqueda, change], isTablero);
  const tablero = useTablero(busqueda, !isTablero || lista.vistas.isOpening);
  const isNarrow = useMedia('(max-width: 599.98px)');
  const canCreate = usePermiso('carpetas.editar');
  const canChoose = usePermiso('carpetas.accesos') && !busqueda.papelera;
  const total = isTablero ? tablero.total : lista.page;
  useNewShortcut(canCreate);
  const { areOpen, isNew } = usePrimerosPasos(total?.total === 0 && !hasFilters(busqueda));
  /** A cuenta that never had a carpeta shows the first steps, on the board as on the list. */
  const isBoard = isTablero && !(isNew && areOpen);
  /**
   * On a wide screen the controls are beside the views, so that the filters fit into one row. On a phone they scroll
   * with the filters.
   */
  const controles = <ListaControles busqueda={busqueda} onChange={change} como={como} onComo={choose} />;

  return (
    <div className={isTablero ? styles.window : styles.hoja} data-fills-window={isTablero ? '' : undefined}>
      <PageHeader
        title="Carpetas"
        subtitle={<span aria-live="polite">{countText(total, busqueda.papelera)}</span>}
        actions={
          <>
            {canCreate && <NuevaButton />}
            {!isNew && <MasButton lista={lista} total={total} isTablero={isTablero} hasColumnas={!isNarrow} />}
          </>
        }
      />
      <LimiteDeRol permiso="carpetas.editar" que="crear, mover ni exportar carpetas" quienes="oficina" />
      {areOpen && <PrimerosPasos isFolded={!isNew} />}
      {(!isNew || isBoard) && (
        <div className={styles.controls}>
          <VistasBar lista={lista}>{!isNarrow && controles}</VistasBar>
          <FilterBar busqueda={busqueda} onChange={change} hasOrden={isNarrow && !isTablero}>
            {isNarrow && controles}
          </FilterBar>
        </div>
      )}
      {isBoard && <TableroPart {...tablero} busqueda={busqueda} onChange={change} canMove={canCreate} />}
      {!isTablero && !(isNew && areOpen) && (
        <>
          <p className={styles.printed}>{printedTitle(lista)}</p>
          <div className={styles.lista} {...lista.around}>
            <CarpetaList lista={lista} isNarrow={isNarrow} canCreate={canCreate} canChoose={canChoose} />
          </div>
        </>
      )}
      <Outlet />
    </div>
  );
}

/** The title on paper: the view, the day, and the number of the page. */
function printedTitle({ vistas, page }: ReturnType<typeof useLista>): string {
  const vista = vistas.actual && `${vistas.actual.nombre}${vistas.isModified ? ' (con cambios)' : ''}`;
  const pagina = page && page.ultimaPagina > 1 && `página ${page.pagina} de ${page.ultimaPagina}`;
  return [vista, formatFechaLarga(hoyEnLaCuenta()), pagina].filter(Boolean).join(' · ');
}

/** The text of the count. While it loads, a non-breaking space keeps the height of the line. */
function countText(total: Pick<Page, 'total' | 'totalEsMinimo'> | undefined, papelera: boolean): string {
  if (!total) return '\u00a0';
  return `${formatCount(total, 'carpeta', 'carpetas')}${papelera ? ' en la papelera' : ''}`;
}
