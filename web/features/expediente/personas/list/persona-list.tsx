import { Link, useLocation } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { CardList } from '../../../../components/card-list';
import { DataTable } from '../../../../components/data-table/data-table';
import { Row, Stack, Text } from '../../../../components/layout/layout';
import { useMedia } from '../../../../lib/use-media';
import { apellidosPrimero } from '../apellidos-primero';
import { documentosDe } from '../public/documentos';
import { ExcepcionMarca } from '../public/excepcion-marca';
import { PersonaIcon } from '../public/persona-icon';
import { VencimientoMarca } from '../public/vencimiento-marca';
import { sinFiltros } from './busqueda';
import { EmptyPersonas } from './empty-personas';
import { columnsPorApellidos, personaColumns } from './persona-columns';
import type { usePersonasLista } from './use-personas-list';

interface PersonaListProps {
  lista: ReturnType<typeof usePersonasLista>;
  canEdit: boolean;
}

/** The personas as rows of a table, or as cards on a phone. */
export function PersonaList({ lista, canEdit }: PersonaListProps) {
  const { busqueda, change, personas, page, isRefreshing, error, retry } = lista;
  const isNarrow = useMedia('(max-width: 599.98px)');
  const { search } = useLocation();
  const shared = {
    label: 'Personas',
    page,
    onPage: (pagina: number) => change({ pagina }),
    isRefreshing,
    error,
    onRetry: retry,
    empty: <EmptyPersonas busqueda={busqueda} onClear={() => change(sinFiltros)} canEdit={canEdit} />,
  };

  if (isNarrow) {
    return (
      <CardList {...shared} items={personas} getKey={({ id }) => id}>
        {(persona) => (
          <PersonaCard
            persona={persona}
            porApellidos={busqueda.orden === 'apellidos'}
            to={`/personas/${persona.id}${search}`}
          />
        )}
      </CardList>
    );
  }
  return (
    <DataTable
      {...shared}
      columns={busqueda.orden === 'apellidos' ? columnsPorApellidos : personaColumns}
      rows={personas}
      getRowId={({ id }) => id}
      opensOver
      rowLink={({ id }) => `/personas/${id}${search}`}
    />
  );
}

interface PersonaCardProps {
  persona: PersonaDto;
  porApellidos: boolean;
  to: string;
}

/** A persona of the list on a phone. */
function PersonaCard({ persona, porApellidos, to }: PersonaCardProps) {
  const documentos = documentosDe(persona);
  return (
    <Row align="start" gap={3}>
      <PersonaIcon tipo={persona.tipo} />
      <Stack gap="2px" shrinks>
        <Text as={Link} stretched weight="medium" tone="inherit" breaks underline="never" to={to} preventScrollReset>
          {porApellidos ? apellidosPrimero(persona) : persona.nombreCompleto}
        </Text>
        <Text size="sm" tone="soft" numeric>
          {documentos.length > 0 ? documentos.join(' · ') : 'Sin documento'}
        </Text>
        {!persona.verificada && <ExcepcionMarca />}
        <VencimientoMarca vencimiento={persona.vencimiento} />
      </Stack>
    </Row>
  );
}
