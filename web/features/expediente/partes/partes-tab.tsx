import { CircleAlert, Plus, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Card, Row, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { contar } from '../../../lib/numeros';
import { ComoSeFirmo } from '../protocolo/public/como-se-firmo';
import { ParteList } from './list/parte-list';
import { ParticipacionesList } from './list/participaciones-list';
import { rolesEnTexto, rolNombre, unoDeCadaRol } from './roles';
import { usePartes } from './use-partes';
import { useRutas } from './use-rutas';

/** The tab of the partes of a carpeta. An open dialog stays when the person may no longer edit the partes. */
export function PartesTab() {
  const { carpeta, partes, requeridos, esRegistrable, faltantes, error, retry } = usePartes();
  const canEdit = carpeta.permisos.editarPartes;
  const { pathname } = useLocation();
  const [allowed, setAllowed] = useState('');
  if (canEdit && allowed !== pathname) setAllowed(pathname);

  return (
    <section aria-labelledby="partes-titulo">
      <PartesHeader total={partes?.length} faltantes={faltantes} canEdit={canEdit} />
      {partes?.some(({ comoAlFirmar }) => comoAlFirmar) && <ComoSeFirmo deQuienes="las personas" />}
      {partes && <ParticipacionesList carpetaId={carpeta.id} partes={partes} canEdit={canEdit} />}
      {!error && !partes && (
        <Card pad={[2, 5]}>
          <LoadingSkeleton rows={3} rowHeight={72} />
        </Card>
      )}
      {(error !== undefined || partes) && (
        <Card>
          {error !== undefined && <ErrorState error={error} onRetry={retry} />}
          {partes?.length === 0 && <EmptyPartes requeridos={requeridos} canEdit={canEdit} />}
          {partes && partes.length > 0 && (
            <ParteList carpetaId={carpeta.id} partes={partes} canEdit={canEdit} esRegistrable={esRegistrable} />
          )}
        </Card>
      )}
      {allowed === pathname && <Outlet context={carpeta} />}
    </section>
  );
}

interface EmptyPartesProps {
  requeridos: readonly string[];
  canEdit: boolean;
}

/**
 * Shown for a carpeta without partes: an explanation, the roles that its acto requires, and a button to add the first
 * parte.
 */
function EmptyPartes({ requeridos, canEdit }: EmptyPartesProps) {
  const { agregar } = useRutas();
  return (
    <EmptyState
      Icon={UserPlus}
      title="Todavía no hay partes"
      text={`Aquí se anota quién interviene en el acto y con qué carácter.${requeridos.length > 0 ? ` Este acto requiere ${unoDeCadaRol(requeridos)}.` : ''}`}
      action={
        canEdit && (
          <Button
            variant="contained"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => agregar()}
          >
            Agregar parte
          </Button>
        )
      }
    />
  );
}

interface PartesHeaderProps {
  /** Undefined until the number is known. */
  total: number | undefined;
  faltantes: readonly string[];
  canEdit: boolean;
}

/** The number of partes, and the roles that the acto still requires. */
function PartesHeader({ total, faltantes, canEdit }: PartesHeaderProps) {
  const { agregar } = useRutas();
  return (
    <SectionHeader>
      <Row align="center" wrap gap={[1, 3]}>
        <Text as="h2" size="lg" weight="strong" id="partes-titulo">
          {total ? contar(total, 'parte', 'partes') : 'Partes'}
        </Text>
        {total !== 0 && faltantes.length > 0 && (
          <Row as="p" inline align="center" gap="6px" weight="medium" tone="warning">
            <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
            {faltantes.length === 1 ? 'Falta' : 'Faltan'}: {rolesEnTexto(faltantes)}
          </Row>
        )}
      </Row>
      {canEdit && total !== undefined && total > 0 && (
        <Row wrap gap={2}>
          {faltantes.map((rol) => (
            <Button
              key={rol}
              variant="outlined"
              aria-label={`Agregar ${rolNombre(rol).toLowerCase()}`}
              startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
              onClick={() => agregar(rol)}
            >
              {rolNombre(rol)}
            </Button>
          ))}
          <Button
            variant="contained"
            startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
            onClick={() => agregar()}
          >
            Agregar parte
          </Button>
        </Row>
      )}
    </SectionHeader>
  );
}
