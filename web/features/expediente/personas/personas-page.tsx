import { Upload } from 'lucide-react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import bar from '../../../components/filter/filter-bar.module.css';
import { FilterButton } from '../../../components/filter/filter-button';
import { OrdenButton } from '../../../components/filter/orden-button';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem } from '../../../components/ui/menu-entries';
import { formatCount } from '../../../lib/numeros';
import { usePermiso } from '../../../session/use-permiso';
import { type Busqueda, busquedaSchema, type ChangeBusqueda, hasFilters } from './list/busqueda';
import { NuevaPersonaButton } from './list/nueva-persona-button';
import { PersonaList } from './list/persona-list';
import { usePersonasLista } from './list/use-personas-list';
import styles from './personas-page.module.css';
import { DirectorioVistas } from './public/directorio-switch';

const ordenes: { value: `${Busqueda['orden']} ${Busqueda['direccion']}`; label: string }[] = [
  { value: 'nombre asc', label: 'Nombre, A a Z' },
  { value: 'apellidos asc', label: 'Apellidos o razón social, A a Z' },
  { value: 'apellidos desc', label: 'Apellidos o razón social, Z a A' },
  { value: 'actualizadaEn desc', label: 'Última modificada' },
];

const tipos = [
  { value: 'humana', label: 'Humanas' },
  { value: 'juridica', label: 'Jurídicas' },
];

/** The personas that take part in the carpetas of the cuenta. An open persona shows over the list. */
export function PersonasPage() {
  const lista = usePersonasLista();
  const canEdit = usePermiso('carpetas.editar');
  const { page, busqueda } = lista;
  /** The empty page itself offers to add the first persona, and there is nothing to filter. */
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

/** The menu of actions on the whole list. */
function MasMenu() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <ActionsMenu label="Más acciones de la lista">
      <MenuItem Icon={Upload} onClick={() => navigate(`/personas/importar${search}`, { preventScrollReset: true })}>
        Importar personas…
      </MenuItem>
    </ActionsMenu>
  );
}

interface PersonasBarProps {
  busqueda: Busqueda;
  onChange: ChangeBusqueda;
}

/** The search, the order and the filter of the list. */
function PersonasBar({ busqueda, onChange }: PersonasBarProps) {
  return (
    <search className={`${bar.bar} ${styles.bar}`}>
      <SearchField
        label="Buscar personas"
        placeholder="Nombre o número de documento"
        value={busqueda.buscar}
        onSearch={(buscar) => onChange({ buscar }, { replace: true })}
      />
      <div className={bar.filters}>
        <OrdenButton options={ordenes} value={busqueda} onChange={onChange} />
        <FilterButton
          label="Tipo"
          options={tipos}
          values={busqueda.tipo ? [busqueda.tipo] : []}
          onChange={([tipo = '']) => onChange({ tipo: busquedaSchema.tipo.read(tipo) ?? null })}
        />
      </div>
    </search>
  );
}
