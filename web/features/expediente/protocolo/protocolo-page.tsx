import { BookOpen, FileDown, FileX2, Settings2, Sheet } from 'lucide-react';
import { useState } from 'react';
import type { ProtocoloPdfApiArg } from '../../../api/generated/protocolo';
import { Button } from '../../../components/button';
import { TablePager } from '../../../components/data-table/table-pager';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { FilterButton } from '../../../components/filter/filter-button';
import { latePanel } from '../../../components/late-panel';
import { Card, Row } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { ActionsMenu } from '../../../components/ui/actions-menu';
import { MenuItem, MenuSeparator } from '../../../components/ui/menu-entries';
import { useDescargar } from '../../../components/use-descargar';
import { oneOf, text, uuid, whole } from '../../../lib/url-codecs';
import { useUrlState } from '../../../lib/use-url-state';
import { usePermiso } from '../../../session/use-permiso';
import { Empastes } from './empastes';
import { IndiceTable } from './indice-table';
import { tipos } from './instrumento-text';
import { useProtocoloFindIndiceQuery, useProtocoloFindRegistrosQuery } from './protocolo-api';

/** The kinds of entries by which the index can be filtered. */
const tiposDeAsiento = [...tipos, { value: 'anulados', label: 'Folios anulados' }] as const;

type TipoDeAsiento = (typeof tiposDeAsiento)[number]['value'];

const estadosDeAsiento = [
  { value: 'vigente', label: 'Vigente' },
  { value: 'errose', label: 'Errose' },
] as const;

type Estado = (typeof estadosDeAsiento)[number]['value'];

/** The parameters in the address of the index. */
const direccionSchema = {
  anio: whole(1900, 2200, null),
  registro: uuid(),
  tipo: oneOf<TipoDeAsiento, null>(
    tiposDeAsiento.map(({ value }) => value),
    null,
  ),
  estado: oneOf<Estado, null>(
    estadosDeAsiento.map(({ value }) => value),
    null,
  ),
  buscar: text(200),
  pagina: whole(1, 1_000_000, 1),
};

/** The values that clear the filters. The year stays. */
const sinFiltros = { registro: null, tipo: null, estado: null, buscar: '' };

const { Panel: RegistrosNotarialesDialog } = latePanel(
  async () => (await import('./registros-notariales-dialog')).RegistrosNotarialesDialog,
);
const { Panel: AnularFolios } = latePanel(async () => (await import('./anular-folios')).AnularFolios);

/** The index of the protocolo for a year: the numbered instrumentos, in the order of their folios. */
export function ProtocoloPage() {
  const [busqueda, change] = useUrlState(direccionSchema);
  const { anio, registro, tipo, estado, buscar, pagina } = busqueda;
  const filtros = {
    ...(anio && { anio }),
    ...(registro && { registroId: registro }),
    ...(tipo && { tipo }),
    ...(estado && { estado }),
    ...(buscar && { buscar }),
  };
  const { data, currentData, error, refetch } = useProtocoloFindIndiceQuery(
    { ...filtros, pagina, tamano: 50 },
    { refetchOnMountOrArgChange: true },
  );
  const { data: registrosNotariales } = useProtocoloFindRegistrosQuery();
  const hasFilters = Boolean(registro || tipo || estado || buscar);
  return (
    <>
      <PageHeader
        title="Protocolo"
        subtitle={`Índice de ${anio ?? data?.anio ?? 'este año'}, en el orden de los folios.`}
        actions={<Acciones filtros={filtros} isEmpty={!currentData?.entradas.length} />}
      />
      <Row wrap gap={2} marginBottom={4}>
        <SearchField
          label="Buscar en el índice"
          value={buscar}
          onSearch={(next) => change({ buscar: next }, { replace: true })}
        />
        <FilterButton
          label="Año"
          isRequired
          options={data?.anios.map((one) => ({ value: String(one), label: String(one) }))}
          values={data ? [String(anio ?? data.anio)] : []}
          onChange={([next]) => change({ anio: next ? Number(next) : null })}
        />
        {registrosNotariales && registrosNotariales.length > 1 && (
          <FilterButton
            label="Registro"
            options={registrosNotariales.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            values={registro ? [registro] : []}
            onChange={([next]) => change({ registro: next ?? null })}
          />
        )}
        <FilterButton
          label="Tipo"
          options={tiposDeAsiento.map((one) => ({ ...one }))}
          values={tipo ? [tipo] : []}
          onChange={([next]) => change({ tipo: (next as TipoDeAsiento | undefined) ?? null })}
        />
        <FilterButton
          label="Estado"
          options={estadosDeAsiento.map((one) => ({ ...one }))}
          values={estado ? [estado] : []}
          onChange={([next]) => change({ estado: (next as Estado | undefined) ?? null })}
        />
      </Row>
      <LimiteDeRol permiso="protocolo.registros" que="cambiar registros ni anular folios" quienes="firmantes" />
      <Empastes />
      {error && !currentData ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <LoadingSkeleton rows={8} rowHeight={56} />
      ) : currentData.entradas.length === 0 ? (
        <EmptyState
          Icon={BookOpen}
          title={hasFilters ? 'Ningún instrumento coincide' : `No hay instrumentos de ${currentData.anio}`}
          text={hasFilters ? undefined : 'Se numeran al firmar, en la pestaña Protocolo de cada carpeta.'}
          action={
            hasFilters && (
              <Button variant="outlined" onClick={() => change(sinFiltros)}>
                Quitar filtros
              </Button>
            )
          }
        />
      ) : (
        <Card clip="x">
          <IndiceTable entradas={currentData.entradas} />
          <TablePager page={currentData.paginacion} onPage={(next) => change({ pagina: next })} />
        </Card>
      )}
    </>
  );
}

type Filtros = Parameters<ReturnType<typeof useBajarIndice>>[1];

/** The actions of the page: the files of the index, the registros notariales and the voided folios. */
function Acciones({ filtros, isEmpty }: { filtros: Filtros; isEmpty: boolean }) {
  const [open, setOpen] = useState<'registros' | 'anular' | null>(null);
  const bajar = useBajarIndice();
  const canEdit = usePermiso('protocolo.registros');
  const canExport = usePermiso('carpetas.exportar');
  const close = () => setOpen(null);
  if (!canExport) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileDown size={16} strokeWidth={1.75} aria-hidden="true" />}
        disabled={isEmpty}
        onClick={() => void bajar('pdf', filtros)}
      >
        Índice en PDF
      </Button>
      <ActionsMenu label="Más acciones">
        <MenuItem Icon={Sheet} disabled={isEmpty} onClick={() => void bajar('csv', filtros)}>
          Índice en una planilla
        </MenuItem>
        {canEdit && (
          <>
            <MenuSeparator />
            <MenuItem Icon={Settings2} onClick={() => setOpen('registros')}>
              Registros
            </MenuItem>
            <MenuItem Icon={FileX2} onClick={() => setOpen('anular')}>
              Anular folios
            </MenuItem>
          </>
        )}
      </ActionsMenu>
      {open === 'registros' && <RegistrosNotarialesDialog onClose={close} />}
      {open === 'anular' && <AnularFolios onClose={close} />}
    </>
  );
}

/** Downloads the index with the chosen filters. */
function useBajarIndice() {
  const descargar = useDescargar();
  return (formato: 'pdf' | 'csv', filtros: Omit<ProtocoloPdfApiArg, 'pagina' | 'tamano'>) =>
    descargar(`indice-protocolo${filtros.anio ? `-${filtros.anio}` : ''}.${formato}`, {
      url: `/api/protocolo/indice.${formato}`,
      params: filtros,
    });
}
