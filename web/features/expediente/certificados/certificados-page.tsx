import { FileBadge, Scale } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { CertificadoDeOficinaDto } from '../../../api/generated/certificados';
import { Button } from '../../../components/button';
import { TablePager } from '../../../components/data-table/table-pager';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { FilterButton } from '../../../components/filter/filter-button';
import { GruposNav } from '../../../components/grupos/grupos-nav';
import { latePanel } from '../../../components/late-panel';
import { Card, PlainList, Row } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { SearchField } from '../../../components/search-field';
import { formatFecha } from '../../../lib/fechas';
import { flag, oneOf, text, whole } from '../../../lib/url-codecs';
import { useLastPage } from '../../../lib/use-last-page';
import { useUrlState } from '../../../lib/use-url-state';
import { ActoButton } from './acto-button';
import { CertificadoRow } from './certificado-row';
import type { Tipo } from './certificado-values';
import { tipos } from './certificado-values';
import styles from './certificados.module.css';
import { useCertificadosDeOficinaFindBoardQuery } from './certificados-api';

/** The groups of the board with their names, in the order of the work. */
const grupos = [
  { value: 'por_pedir', label: 'Por pedir', vacio: 'No queda ninguno por pedir' },
  { value: 'pedidos', label: 'Pedidos', vacio: 'Ninguno está pedido sin fecha de llegada' },
  { value: 'por_llegar', label: 'Por llegar', vacio: 'No se espera ninguno' },
  { value: 'vencen_antes', label: 'Vencen antes de la firma', vacio: 'Ninguno vence antes de la firma' },
  { value: 'vencidos', label: 'Vencidos', vacio: 'Ninguno está vencido' },
  { value: 'vigentes', label: 'Vigentes', vacio: 'Ninguno está vigente' },
] as const;

type Grupo = (typeof grupos)[number]['value'];

/** The parameters in the address of the board. */
const direccionSchema = {
  grupo: oneOf<Grupo, null>(
    grupos.map(({ value }) => value),
    null,
  ),
  tipo: oneOf<Tipo, null>(
    tipos.map(({ value }) => value),
    null,
  ),
  buscar: text(200),
  mias: flag('si'),
  pagina: whole(1, 1_000_000, 1),
};

/** The values that clear the filters. */
const sinFiltros = { grupo: null, tipo: null, buscar: '', mias: false };

const { Panel: ReglasDialog } = latePanel(async () => (await import('./reglas-dialog')).ReglasDialog);

/** The board: the certificates of all carpetas that are not signed yet, grouped by the next act. */
export function CertificadosPage() {
  const [busqueda, change] = useUrlState(direccionSchema);
  const [areReglasOpen, setReglasOpen] = useState(false);
  const { grupo, tipo, buscar, mias, pagina } = busqueda;
  const { data, currentData, error, refetch } = useCertificadosDeOficinaFindBoardQuery(
    { pagina, tamano: 25, mias, ...(grupo && { grupo }), ...(tipo && { tipo }), ...(buscar && { buscar }) },
    { refetchOnMountOrArgChange: true },
  );
  const isPast = useLastPage(pagina, currentData?.paginacion.ultimaPagina, change);
  const hasFilters = Boolean(grupo || tipo || buscar || mias);
  const clear = hasFilters && (
    <Button variant="outlined" onClick={() => change(sinFiltros)}>
      Quitar filtros
    </Button>
  );
  return (
    <>
      <PageHeader
        title="Certificados"
        subtitle="De las carpetas que todavía no se firmaron."
        actions={
          <Button
            variant="outlined"
            startIcon={<Scale size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => setReglasOpen(true)}
          >
            Reglas
          </Button>
        }
      />
      <LimiteDeRol permiso="certificados.editar" que="pedir ni cambiar certificados" quienes="gestores" />
      <GruposNav
        label="Grupos de certificados"
        todos="Todos"
        grupos={grupos}
        totales={data?.grupos}
        value={grupo}
        onChange={(next) => change({ grupo: next })}
      />
      <Row wrap gap={2} marginBottom={4}>
        <SearchField
          label="Buscar certificados"
          value={buscar}
          onSearch={(next) => change({ buscar: next }, { replace: true })}
        />
        <FilterButton
          label="Tipo"
          options={tipos.map((one) => ({ ...one }))}
          values={tipo ? [tipo] : []}
          onChange={([next]) => change({ tipo: (next as Tipo | undefined) ?? null })}
        />
        <FilterButton
          label="Responsable"
          options={[{ value: 'si', label: 'Yo' }]}
          values={mias ? ['si'] : []}
          onChange={(values) => change({ mias: values.length > 0 })}
        />
      </Row>
      {error && !currentData ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !currentData || isPast ? (
        <LoadingSkeleton rows={6} rowHeight={72} />
      ) : currentData.certificados.length === 0 ? (
        <EmptyState
          Icon={FileBadge}
          title={vacioDe(grupo, hasFilters)}
          text={hasFilters ? undefined : 'Se agregan en la pestaña Certificados de cada carpeta.'}
          action={clear}
        />
      ) : (
        <Card clip="x">
          <PlainList lines className={styles.list} aria-label="Certificados">
            {currentData.certificados.map((certificado) => (
              <li key={certificado.id} tabIndex={-1}>
                <Fila certificado={certificado} hoy={currentData.hoy} />
              </li>
            ))}
          </PlainList>
          <TablePager page={currentData.paginacion} onPage={(next) => change({ pagina: next })} />
        </Card>
      )}
      {areReglasOpen && <ReglasDialog onClose={() => setReglasOpen(false)} />}
    </>
  );
}

function vacioDe(grupo: Grupo | null, hasFilters: boolean): string {
  const one = grupos.find(({ value }) => value === grupo);
  return one?.vacio ?? (hasFilters ? 'Ningún certificado coincide' : 'Todavía no hay certificados');
}

/** A row of the board: a certificate with its carpeta and the next act. */
function Fila({ certificado, hoy }: { certificado: CertificadoDeOficinaDto; hoy: string }) {
  const { id, carpeta, estado } = certificado;
  const navigate = useNavigate();
  const tab = `/carpetas/${carpeta.id}/certificados`;
  return (
    <CertificadoRow
      certificado={certificado}
      carpetaId={carpeta.id}
      isOpen
      lugar={
        <Row as="span" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
          <Link to={tab}>{[carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ')}</Link>
          {carpeta.fechaFirmaPrevista && <span>Firma prevista {formatFecha(carpeta.fechaFirmaPrevista)}</span>}
          {carpeta.responsable && <span>{carpeta.responsable.nombre}</span>}
        </Row>
      }
      actions={
        carpeta.editable && (
          <ActoButton
            certificado={certificado}
            carpetaId={carpeta.id}
            hoy={hoy}
            siguiente={estado === 'pedido' ? 'Recibir' : 'Editar'}
            onSiguiente={() => void navigate(`${tab}/${id}`)}
          />
        )
      }
    />
  );
}
