import { Plus, ScrollText } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { TipoActoDto } from '../../../api/generated/tipos-acto';
import { useTiposActoFindAllQuery } from '../../../api/tipos-acto-api';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, Card, PlainList, Row, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { named } from '../../../lib/named';
import { usePermiso } from '../../../session/use-permiso';
import styles from './actos.module.css';
import { useTiposActoUpdateMutation } from './actos-api';

/** The catalogue of actos: first the offered actos, then the actos that are turned off. */
export function ActosPage() {
  const { data: actos, error, refetch } = useTiposActoFindAllQuery();
  const canEdit = usePermiso('actos.editar');
  const navigate = useNavigate();
  const apagados = actos?.filter(({ activo }) => !activo) ?? [];
  return (
    <>
      <PageHeader
        title="Actos"
        subtitle="Qué pide cada acto para firmarse. Las carpetas abiertas conservan la versión que tienen."
        actions={
          canEdit && (
            <Button
              variant="contained"
              startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => void navigate('/actos/nuevo')}
            >
              Nuevo acto
            </Button>
          )
        }
      />
      <LimiteDeRol permiso="actos.editar" que="agregar ni cambiar actos" quienes="firmantes" />
      <Card as="section" aria-label="Catálogo de actos">
        {error !== undefined && !actos && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!actos && !error && <LoadingSkeleton rows={8} rowHeight={64} />}
        {actos?.length === 0 && <EmptyState Icon={ScrollText} title="No hay actos" />}
        {actos && <Lista actos={actos.filter(({ activo }) => activo)} label="Actos activos" canEdit={canEdit} />}
      </Card>
      {apagados.length > 0 && (
        <Box as="section" marginTop={6} aria-labelledby="actos-apagados">
          <Text as="h2" id="actos-apagados" marginBottom={3} size="lg" weight="strong">
            Desactivados
          </Text>
          <Card>
            <Lista actos={apagados} label="Actos desactivados" canEdit={canEdit} />
          </Card>
        </Box>
      )}
    </>
  );
}

function Lista({ actos, label, canEdit }: { actos: TipoActoDto[]; label: string; canEdit: boolean }) {
  if (actos.length === 0) return null;
  return (
    <PlainList lines aria-label={label}>
      {actos.map((acto) => (
        <Row key={acto.id} as="li" align="center" wrap gap={[2, 4]} pad={[3, 5]}>
          <Row align="center" wrap gap={[1, 3]} shrinks breaks className={styles.what}>
            <Text as={Link} weight="medium" to={`/actos/${acto.id}`}>
              {acto.nombre}
            </Text>
            <Row as="span" wrap gap={2}>
              {acto.esRegistrable && <StatusChip label="Se inscribe" hasDot={false} />}
              {acto.reservadoPorDefecto && <StatusChip label="Reservado" hasDot={false} />}
            </Row>
          </Row>
          <Text
            as={Link}
            size="sm"
            tone="soft"
            numeric
            to={`/actos/${acto.id}/versiones`}
            aria-label={`Versión ${acto.version} de ${acto.nombre}`}
          >
            Versión {acto.version}
          </Text>
          {canEdit && <Apagar acto={acto} />}
        </Row>
      ))}
    </PlainList>
  );
}

/** A button that turns an acto off or on. The carpetas of the acto stay as they are. */
function Apagar({ acto: { id, nombre, version, activo } }: { acto: TipoActoDto }) {
  const [update, { isLoading }] = useTiposActoUpdateMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const set = (next: boolean) =>
    attempt(async () => {
      await update({ id, 'If-Match': `"${version}"`, modificarActoDto: { activo: next } }).unwrap();
      toast(`${named('Acto', nombre)} ${next ? 'activado' : 'desactivado'}`);
    });
  const verbo = activo ? 'Desactivar' : 'Activar';
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={`${verbo} ${nombre}`}
      loading={isLoading}
      onClick={() => void set(!activo)}
    >
      {verbo}
    </Button>
  );
}
