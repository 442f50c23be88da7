import { Building2, Plus } from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, Card, PlainList, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { contar } from '../../../lib/numeros';
import { ComoSeFirmo } from '../protocolo/public/como-se-firmo';
import { InmuebleRow } from './inmueble-row';
import { useInmuebles, useRutasDeInmuebles } from './use-inmuebles';

/** The tab of the inmuebles that a carpeta is about. */
export function InmueblesTab() {
  const { carpeta, inmuebles, error, retry } = useInmuebles();
  const { agregar } = useRutasDeInmuebles();
  const canEdit = carpeta.permisos.editarInmuebles;
  const total = inmuebles?.length ?? 0;
  const add = canEdit && (
    <Button variant="contained" startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />} onClick={agregar}>
      Agregar inmueble
    </Button>
  );
  return (
    <section aria-labelledby="inmuebles-titulo">
      <SectionHeader>
        <Text as="h2" size="lg" weight="strong" id="inmuebles-titulo">
          {total > 0 ? contar(total, 'inmueble', 'inmuebles') : 'Inmuebles'}
        </Text>
        {total > 0 && add}
      </SectionHeader>
      {inmuebles?.some(({ comoAlFirmar }) => comoAlFirmar) && <ComoSeFirmo deQuienes="los inmuebles" />}
      <Card>
        {error !== undefined && !inmuebles && <ErrorState error={error} onRetry={retry} />}
        {!inmuebles && !error && (
          <Box pad={[2, 5]}>
            <LoadingSkeleton rows={2} rowHeight={72} />
          </Box>
        )}
        {inmuebles && total === 0 && (
          <EmptyState
            Icon={Building2}
            title="Todavía no hay inmuebles"
            text="Aquí se anota sobre qué inmuebles es el acto. De cada uno se piden después los certificados."
            action={add}
          />
        )}
        {inmuebles && total > 0 && (
          <PlainList lines aria-label="Inmuebles">
            {inmuebles.map((inmueble) => (
              <li key={inmueble.id}>
                <InmuebleRow carpetaId={carpeta.id} inmueble={inmueble} total={total} canEdit={canEdit} />
              </li>
            ))}
          </PlainList>
        )}
      </Card>
      <Outlet context={carpeta} />
    </section>
  );
}
