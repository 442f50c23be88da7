import { Outlet } from 'react-router-dom';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { formatCount } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import { hasFilters } from './lista/busqueda';
import { MasMenu } from './lista/mas-menu';
import { NuevaPersonaButton } from './lista/nueva-persona-button';
import { PersonaList } from './lista/persona-list';
import { PersonasBar } from './lista/personas-bar';
import { usePersonasLista } from './lista/use-personas-lista';
import { DirectorioVistas } from './publico/directorio-vistas';

/** The personas that take part in the carpetas of the cuenta. An open one is shown over the list. */
export function PersonasPage() {
  const lista = usePersonasLista();
  const canEdit = usePermiso('carpetas.editar');
  const { page, busqueda } = lista;
  /** Its first one is offered in the middle, and there is nothing to filter. */
  const isNew = page?.total === 0 && !hasFilters(busqueda);

  return (
    <>
      <PageHeader
        title="Personas"
        subtitle={<span aria-live="polite">{page ? formatCount(page, 'persona', 'personas') : '\u00a0'}</span>}
        actions={
          canEdit &&
          !isNew && (
            <>
              <NuevaPersonaButton />
              <MasMenu />
            </>
          )
        }
      />
      <LimiteDeRol permiso="carpetas.editar" que="registrar, importar ni cambiar personas" quienes="oficina" />
      <DirectorioVistas actual="personas" buscar={busqueda.buscar} />
      {!isNew && <PersonasBar busqueda={busqueda} onChange={lista.change} />}
      <PersonaList lista={lista} canEdit={canEdit} />
      <Outlet />
    </>
  );
}
