import { Outlet } from 'react-router-dom';
import type { Page } from '../../components/data-table/table-pager';
import { PageHeader } from '../../components/page-header';
import { formatFechaLarga } from '../../lib/fechas';
import { formatCount } from '../../lib/numeros';
import { useMedia } from '../../lib/use-media';
import { usePermiso } from '../../session/use-permiso';
import styles from './carpetas-page.module.css';
import { CarpetaList } from './lista/carpeta-list';
import { FilterBar } from './lista/filter-bar';
import { MasButton } from './lista/mas-button';
import { NuevaButton } from './lista/nueva-button';
import { useLightPrint } from './lista/use-light-print';
import { useLista } from './lista/use-lista';
import { useNewShortcut } from './lista/use-new-shortcut';
import { VistasBar } from './vistas/vistas-bar';

/** The list of the carpetas; a new one opens over it. */
export function CarpetasPage() {
  const lista = useLista();
  const isNarrow = useMedia('(max-width: 599.98px)');
  const canCreate = usePermiso('carpetas.editar');
  const canChoose = usePermiso('carpetas.accesos') && !lista.busqueda.papelera;
  useNewShortcut(canCreate);
  useLightPrint();

  return (
    <>
      <PageHeader
        title="Carpetas"
        subtitle={<span aria-live="polite">{countText(lista.page, lista.busqueda.papelera)}</span>}
        actions={
          <>
            {canCreate && <NuevaButton />}
            <MasButton lista={lista} hasColumnas={!isNarrow} />
          </>
        }
      />
      <div className={styles.controls}>
        <VistasBar lista={lista} />
        <FilterBar busqueda={lista.busqueda} onChange={lista.change} hasOrden={isNarrow} />
      </div>
      <p className={styles.printed}>{printedTitle(lista)}</p>
      <div {...lista.around}>
        <CarpetaList lista={lista} isNarrow={isNarrow} canCreate={canCreate} canChoose={canChoose} />
      </div>
      <Outlet />
    </>
  );
}

/** On paper: the view, the day, and which of the pages it is. */
function printedTitle({ vistas, page }: ReturnType<typeof useLista>): string {
  const vista = vistas.actual && `${vistas.actual.nombre}${vistas.isModified ? ' (con cambios)' : ''}`;
  const pagina = page && page.ultimaPagina > 1 && `página ${page.pagina} de ${page.ultimaPagina}`;
  return [vista, formatFechaLarga(new Date()), pagina].filter(Boolean).join(' · ');
}

/** While the count loads, a non-breaking space keeps the line's height. */
function countText(page: Page | undefined, papelera: boolean): string {
  if (!page) return '\u00a0';
  return `${formatCount(page, 'carpeta', 'carpetas')}${papelera ? ' en la papelera' : ''}`;
}
