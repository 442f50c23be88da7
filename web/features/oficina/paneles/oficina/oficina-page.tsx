import { Banknote, FolderPlus, Mail, MessagesSquare } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../../components/avatar';
import { LinkButton } from '../../../../components/button';
import { PeriodSwitch } from '../../../../components/charts/period-switch';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { PageHeader } from '../../../../components/page-header';
import { formatFechaLarga, hoyEnLaCuenta } from '../../../../lib/fechas';
import { formatEntero } from '../../../../lib/numeros';
import { selectUser } from '../../../../session/session-selectors';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { carpetasEnCurso } from '../../../expediente/carpetas/public/direcciones';
import styles from '../paneles.module.css';
import { type Oficina, usePanelesFindOficinaQuery } from '../paneles-api';
import { usePanel } from './direccion';
import { Inicio } from './inicio';
import { Montos } from './montos';

const vistas = [
  { value: 'inicio', label: 'Inicio' },
  { value: 'montos', label: 'Montos' },
  { value: 'equipo', label: 'Equipo' },
] as const;

/** The office at a glance: events, due dates, and the work of each person. */
export function OficinaPage() {
  const [panel, change] = usePanel();
  const { data, error, refetch } = usePanelesFindOficinaQuery(undefined, { refetchOnMountOrArgChange: 10 });
  const canOpen = usePermiso('carpetas.editar');
  const seesMontos = usePermiso('finanzas.ver');
  return (
    <>
      <PageHeader
        title="Oficina"
        subtitle={formatFechaLarga(data?.hoy ?? hoyEnLaCuenta())}
        actions={
          <>
            <PeriodSwitch
              label="Parte del panel"
              options={vistas.filter(({ value }) => value !== 'montos' || seesMontos)}
              value={panel.vista}
              onChange={(vista) => change({ vista })}
            />
            {canOpen && (
              <LinkButton
                variant="contained"
                to="/carpetas/nueva"
                startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Nueva carpeta
              </LinkButton>
            )}
          </>
        }
      />
      <LimiteDeRol permiso="carpetas.editar" que="crear carpetas ni ver los montos" quienes="oficina" />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {panel.vista === 'inicio' && <Inicio oficina={data} panel={panel} onChange={change} />}
          {panel.vista === 'montos' &&
            (seesMontos ? (
              <Montos />
            ) : (
              <EmptyState
                Icon={Banknote}
                title="Su rol no permite ver los montos"
                text="Los ven los titulares, adscriptos y oficiales de la oficina."
              />
            ))}
          {panel.vista === 'equipo' && <Equipo equipo={data?.equipo} />}
        </>
      )}
    </>
  );
}

/** The people of the office, with the work and the contact data of each. */
function Equipo({ equipo }: { equipo: Oficina['equipo'] | undefined }) {
  const me = useAppSelector(selectUser)?.id;
  if (!equipo) return <LoadingSkeleton rows={4} rowHeight={120} />;
  return (
    <PlainList flow="stack" gap={4} className={styles.people}>
      {equipo.map(({ id, nombre, email, avatar, rol, estado, carpetas, atrasadas, tareas }) => (
        <li key={id}>
          <Row align="center" gap={3} className={styles.person}>
            <Avatar id={id} name={nombre} avatar={avatar} estado={estado} isOwn={id === me} size={48} />
            <div>
              <h2>{nombre}</h2>
              <p>{rol}</p>
            </div>
          </Row>
          <Stack as="dl" gap={2} margin={0} className={styles.load}>
            <div>
              <Text as="dt" size="xs" tone="soft">
                Carpetas en curso
              </Text>
              <Box as="dd" margin={0} size="xl" numeric>
                <Link to={carpetasEnCurso(id)}>{formatEntero(carpetas)}</Link>
              </Box>
            </div>
            <div>
              <Text as="dt" size="xs" tone="soft">
                Firmas atrasadas
              </Text>
              <Box as="dd" margin={0} size="xl" numeric>
                <Link to={`/carpetas?firma=atrasada&responsable=${id}`}>{formatEntero(atrasadas)}</Link>
              </Box>
            </div>
            <div>
              <Text as="dt" size="xs" tone="soft">
                Tareas
              </Text>
              <Box as="dd" margin={0} size="xl" numeric>
                <Link to={`/apps/tasks?estado=pendientes&asignada=${id}`}>{formatEntero(tareas)}</Link>
              </Box>
            </div>
          </Stack>
          <Row gap={2} align="center" justify="between" wrap minHeight={32} size="sm" className={styles.contact}>
            <a href={`mailto:${email}`}>
              <Mail size={16} strokeWidth={1.75} aria-hidden="true" />
              {email}
            </a>
            {id !== me && (
              <LinkButton
                variant="outlined"
                size="small"
                to={`/chat/${id}`}
                aria-label={`Chatear con ${nombre}`}
                startIcon={<MessagesSquare size={16} strokeWidth={1.75} aria-hidden="true" />}
              >
                Chatear
              </LinkButton>
            )}
          </Row>
        </li>
      ))}
    </PlainList>
  );
}
