import { ArrowUp, History } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { AppIcon } from '../../../components/app-icon';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Frase } from '../../../components/frase';
import { Card, Cut, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { MiembroAvatar } from '../../../components/miembro-avatar';
import { PageHeader } from '../../../components/page-header';
import { formatFechaHora, formatHora } from '../../../lib/fechas';
import { groupByDay } from '../../../lib/por-dia';
import { useUrlState } from '../../../lib/use-url-state';
import { usePermiso } from '../../../session/use-permiso';
import styles from './actividad.module.css';
import { type Actividad, maxNuevas, useActividadLineaInfiniteQuery, useNuevas } from './actividad-api';
import { hasFilters, ninguna, schema, toFiltros } from './busqueda';
import { FiltrosBar } from './filtros-bar';

/** The events of the cuenta, as far as the person may see them, newest first. */
export function ActividadPage() {
  const [busqueda, change] = useUrlState(schema);
  const seesOficina = usePermiso('actividad.oficina');
  const filtros = useMemo(() => toFiltros(busqueda), [busqueda]);
  const linea = useActividadLineaInfiniteQuery(filtros, { refetchOnMountOrArgChange: true });
  const eventos = linea.currentData?.pages.flat();
  const nuevas = useNuevas(filtros, eventos?.[0]?.cursor);
  const refetch = () => void linea.refetch();

  return (
    <div className={styles.page}>
      <PageHeader
        title="Actividad"
        subtitle={
          seesOficina ? 'Lo que pasa en las carpetas y en la oficina.' : 'Lo que pasa en las carpetas que usted ve.'
        }
      />
      <FiltrosBar busqueda={busqueda} onChange={change} />
      <div role="status" className={styles.novedades}>
        {nuevas > 0 && (
          <Button
            variant="contained"
            loading={linea.isFetching}
            onClick={() => {
              refetch();
              window.scrollTo({ top: 0 });
            }}
          >
            <ArrowUp size={16} strokeWidth={1.75} aria-hidden="true" />
            {nuevasText(nuevas)}
          </Button>
        )}
      </div>
      {linea.error && !eventos ? (
        <ErrorState error={linea.error} onRetry={refetch} />
      ) : !eventos ? (
        <LoadingSkeleton rows={8} />
      ) : eventos.length === 0 ? (
        <EmptyState
          Icon={History}
          title={hasFilters(busqueda) ? 'Nada coincide con los filtros' : 'Todavía no hay actividad'}
          text={hasFilters(busqueda) ? undefined : 'Aquí queda escrito quién hizo qué y cuándo.'}
          action={
            hasFilters(busqueda) && (
              <Button variant="outlined" onClick={() => change(ninguna)}>
                Quitar filtros
              </Button>
            )
          }
        />
      ) : (
        groupByDay(eventos.map((actividad) => ({ en: actividad.date, actividad }))).map(
          ({ nombre, fecha, entradas }) => (
            <section key={fecha} aria-label={nombre}>
              <Text
                as="h2"
                marginBottom={3}
                fill="neutral-soft"
                round="full"
                size="sm"
                weight="medium"
                tone="neutral"
                className={styles.dia}
                title={fecha}
              >
                {nombre}
              </Text>
              <PlainList as="ol">
                {entradas.map(({ actividad }) => (
                  <Evento key={actividad.id} actividad={actividad} />
                ))}
              </PlainList>
            </section>
          ),
        )
      )}
      {eventos && linea.hasNextPage && (
        <Button variant="outlined" loading={linea.isFetchingNextPage} onClick={() => void linea.fetchNextPage()}>
          Cargar más
        </Button>
      )}
    </div>
  );
}

function nuevasText(nuevas: number): string {
  if (nuevas >= maxNuevas) return `Ver más de ${maxNuevas - 1} novedades`;
  return nuevas === 1 ? 'Ver 1 novedad' : `Ver ${nuevas} novedades`;
}

/** An event: who did what, when and where. */
function Evento({ actividad }: { actividad: Actividad }) {
  const { usuario, frase, date, icon, cita, link, linkedContent } = actividad;
  return (
    <Row as="li" relative gap={3} padY={2} className={styles.evento}>
      <Stack as="span" fill="sunken" round="full" middle fixed tone="soft" className={styles.marca}>
        {usuario ? (
          <MiembroAvatar id={usuario.id} nombre={usuario.nombre} size={36} />
        ) : (
          <AppIcon name={icon} size={18} />
        )}
      </Stack>
      <Stack gap={1} shrinks className={styles.texto}>
        <Text as="p" tone="soft" breaks>
          <Text as="strong" weight="medium" tone="text">
            {usuario?.nombre ?? 'El sistema'}
          </Text>{' '}
          <Frase text={frase} />
        </Text>
        {cita && (
          <Card as="blockquote" margin={[1, 0]} pad={[3, 4]} round="md" breaks className={styles.cita}>
            {cita}
          </Card>
        )}
        <Row as="p" align="center" gap={3} shrinks size="sm" tone="faint">
          <Text as="time" fixed numeric dateTime={date} title={formatFechaHora(date)}>
            {formatHora(date)}
          </Text>
          {link && (
            <Row
              as={Link}
              inline
              align="center"
              gap="6px"
              shrinks
              minHeight={24}
              tone="primary"
              className={styles.enlace}
              to={link}
            >
              <AppIcon name={icon} size={14} />
              <Cut>{linkedContent}</Cut>
            </Row>
          )}
        </Row>
      </Stack>
    </Row>
  );
}
