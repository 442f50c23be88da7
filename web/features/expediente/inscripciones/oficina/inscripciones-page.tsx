import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { InscripcionDeOficinaDto } from '../../../../api/generated/inscripciones';
import { Button } from '../../../../components/button';
import { TablePager } from '../../../../components/data-table/table-pager';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { FilterButton } from '../../../../components/filter/filter-button';
import { GruposNav } from '../../../../components/grupos/grupos-nav';
import { Card, PlainList, Row } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { SearchField } from '../../../../components/search-field';
import { flag, oneOf, text, whole } from '../../../../lib/url-codecs';
import { useUrlState } from '../../../../lib/use-url-state';
import { type Abierto, DialogoDeInscripcion } from '../dialogs/inscripcion-dialog';
import { useEstados } from '../estados';
import { InscripcionFila } from '../inscripcion-row';
import styles from '../inscripciones.module.css';
import { type InscripcionDeOficina, useInscripcionesDeOficinaFindBoardQuery } from '../inscripciones-api';
import { limiteDe } from './limite';

type Grupo = InscripcionDeOficinaDto['grupo'];

const grupos: readonly Grupo[] = [
  'por_presentar',
  'presentadas',
  'observadas',
  'por_vencer',
  'rechazadas',
  'inscriptas',
];

/** The parameters in the address of the board. Without a group it shows all unfinished inscripciones. */
const direccionSchema = {
  grupo: oneOf<Grupo, null>(grupos, null),
  buscar: text(200),
  mias: flag('si'),
  pagina: whole(1, 1_000_000, 1),
};

/** The values that clear the filters. */
const sinFiltros = { grupo: null, buscar: '', mias: false };

/** The board: the inscripciones of all carpetas, grouped by the next step. */
export function InscripcionesPage() {
  const [busqueda, change] = useUrlState(direccionSchema);
  const [abierto, setAbierto] = useState<{ carpetaId: string; que: NonNullable<Abierto> } | null>(null);
  const inscripta = useEstados().inscripta.label;
  const { grupo, buscar, mias, pagina } = busqueda;
  const { data, currentData, error, refetch } = useInscripcionesDeOficinaFindBoardQuery(
    { pagina, tamano: 25, mias, ...(grupo && { grupo }), ...(buscar && { buscar }) },
    { refetchOnMountOrArgChange: true },
  );
  const grupos = gruposDe(inscripta);
  const hasFilters = Boolean(grupo || buscar || mias);
  return (
    <>
      <PageHeader title="Inscripciones" subtitle="Lo que las carpetas firmadas presentan en los registros." />
      <LimiteDeRol permiso="inscripciones.editar" que="presentar ni seguir inscripciones" quienes="gestores" />
      <GruposNav
        label="Grupos de inscripciones"
        todos="Pendientes"
        grupos={grupos}
        totales={data?.grupos}
        value={grupo}
        onChange={(next) => change({ grupo: next })}
      />
      <Row wrap gap={2} marginBottom={4}>
        <SearchField
          label="Buscar inscripciones"
          value={buscar}
          onSearch={(next) => change({ buscar: next }, { replace: true })}
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
      ) : !currentData ? (
        <LoadingSkeleton rows={6} rowHeight={72} />
      ) : currentData.inscripciones.length === 0 ? (
        <EmptyState
          Icon={Landmark}
          title={grupos.find(({ value }) => value === grupo)?.vacio ?? vacio(hasFilters)}
          text={hasFilters ? undefined : 'Se agregan en la pestaña Inscripción de cada carpeta, después de la firma.'}
          action={
            hasFilters && (
              <Button variant="outlined" onClick={() => change(sinFiltros)}>
                Quitar filtros
              </Button>
            )
          }
        />
      ) : (
        <Card clip="x" className={styles.frame}>
          <PlainList lines aria-label="Inscripciones">
            {currentData.inscripciones.map((inscripcion) => (
              <InscripcionFila
                key={inscripcion.id}
                inscripcion={inscripcion}
                carpetaId={inscripcion.carpeta.id}
                canEdit={inscripcion.carpeta.editable}
                limite={inscripcion.limite}
                lugar={<Lugar inscripcion={inscripcion} hoy={currentData.hoy} />}
                onAct={(accion) => setAbierto({ carpetaId: inscripcion.carpeta.id, que: { accion, inscripcion } })}
              />
            ))}
          </PlainList>
          <TablePager page={currentData.paginacion} onPage={(next) => change({ pagina: next })} />
        </Card>
      )}
      {abierto && (
        <DialogoDeInscripcion carpetaId={abierto.carpetaId} abierto={abierto.que} onClose={() => setAbierto(null)} />
      )}
    </>
  );
}

/** The carpeta of an inscripción, its responsable, and the last day for the next step. */
function Lugar({ inscripcion, hoy }: { inscripcion: InscripcionDeOficina; hoy: string }) {
  const { id, carpeta } = inscripcion;
  const limite = limiteDe(inscripcion, hoy);
  return (
    <>
      <Row as="p" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
        <Link to={`/carpetas/${carpeta.id}/inscripcion/${id}`}>
          {[carpeta.codigo, carpeta.caratula].filter(Boolean).join(' ')}
        </Link>
      </Row>
      <Row as="p" wrap gap={[0, 3]} size="sm" tone="soft" numeric>
        {carpeta.responsable && <span>{carpeta.responsable.nombre}</span>}
        {limite && (
          <span className={styles.limite} data-urgencia={limite.urgencia}>
            {limite.texto}
          </span>
        )}
      </Row>
    </>
  );
}

const vacio = (hasFilters: boolean) => (hasFilters ? 'Ninguna inscripción coincide' : 'No queda nada por inscribir');

/** The groups with their names. @param inscripta the country's word for the final state */
const gruposDe = (inscripta: string): readonly { value: Grupo; label: string; vacio: string }[] => [
  { value: 'por_presentar', label: 'Por presentar', vacio: 'No queda nada por presentar' },
  { value: 'presentadas', label: 'Presentadas', vacio: 'No hay nada presentado que espere' },
  { value: 'observadas', label: 'Observadas', vacio: 'No hay nada observado' },
  { value: 'por_vencer', label: 'Por vencer', vacio: 'Ninguna presentación está por vencer' },
  { value: 'rechazadas', label: 'Rechazadas', vacio: 'No hay nada rechazado' },
  { value: 'inscriptas', label: `${inscripta}s`, vacio: `Todavía no hay nada ${inscripta.toLowerCase()}` },
];
