import { Outlet } from 'react-router-dom';
import type { Page } from '../../components/data-table/table-pager';
import { PageHeader } from '../../components/page-header';
import { formatCount } from '../../lib/numeros';
import { useMedia } from '../../lib/use-media';
import { usePermiso } from '../../session/use-permiso';
import { CarpetaList } from './lista/carpeta-list';
import { FilterBar } from './lista/filter-bar';
import { MasButton } from './lista/mas-button';
import { NuevaButton } from './lista/nueva-button';
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
      <VistasBar lista={lista} />
      <FilterBar busqueda={lista.busqueda} onChange={lista.change} hasOrden={isNarrow} />
      <div {...lista.around}>
        <CarpetaList lista={lista} isNarrow={isNarrow} canCreate={canCreate} canChoose={canChoose} />
      </div>
      <Outlet />
    </>
  );
}

/** While the count loads, a non-breaking space keeps the line's height. */
function countText(page: Page | undefined, papelera: boolean): string {
  if (!page) return '\u00a0';
  return `${formatCount(page, 'carpeta', 'carpetas')}${papelera ? ' en la papelera' : ''}`;
}
