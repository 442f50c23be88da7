import { useNavigate } from 'react-router-dom';
import { useCuentaActualGetQuery } from '../../../../api/cuenta-actual-api';
import {
  useExportacionesFindAllQuery,
  useExportacionesRequestMutation,
  usePrimerosPasosUpdateMutation,
} from '../../../../api/cuenta-api';
import type { CuentaActualDto } from '../../../../api/generated/cuenta';
import { Button } from '../../../../components/button';
import { ErrorState } from '../../../../components/error-state';
import { useRefusal } from '../../../../components/form/refusal';
import { Box, PlainList, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { paisNombre } from '../../../../lib/paises';
import { nombreDeZona } from '../../../../lib/zonas';
import { usePermiso } from '../../../../session/use-permiso';
import { Datos, Seccion } from '../section';
import { AjustesForm } from './ajustes-form';
import { CierreSection } from './cierre-section';
import { ExportacionItem } from './exportacion-item';
import { LogoSection } from './logo-section';
import { monedas } from './options';

/** Milliseconds between two requests while an export is being made. */
const pollingInterval = 3_000;

/** Settings of the current cuenta: data, numbering, logo, export and closing. */
export function CuentaPage() {
  const canManage = usePermiso('cuenta.administrar');
  const { data: cuenta, error, refetch } = useCuentaActualGetQuery();
  if (!cuenta) {
    return (
      <Seccion title="Datos de la cuenta">
        {error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={4} rowHeight={56} />}
      </Seccion>
    );
  }
  // A requested closing comes first on the page; otherwise the section is last. The key keeps the state of the section
  // when it moves.
  const cierre = canManage && <CierreSection key="cierre" cuenta={cuenta} />;
  return (
    <>
      {cuenta.cierre && cierre}
      {canManage ? <AjustesForm key={cuenta.cuentaId} cuenta={cuenta} /> : <DatosSoloLectura cuenta={cuenta} />}
      <LogoSection logo={cuenta.logo} canManage={canManage} />
      {cuenta.primerosPasos === 'ocultos' && <PrimerosPasosSection />}
      {canManage && <ExportarSection />}
      {!cuenta.cierre && cierre}
    </>
  );
}

/** The cuenta's data, for people who may not change them. */
function DatosSoloLectura({ cuenta }: { cuenta: CuentaActualDto }) {
  const { nombre, pais, moneda, zonaHoraria, numeracion } = cuenta;
  return (
    <Seccion title="Datos de la cuenta" text="Solo un titular puede cambiarlos, exportar los datos o cerrar la cuenta.">
      <Datos
        datos={[
          ['Nombre', nombre],
          ['País', paisNombre(pais)],
          ['Moneda', monedas.find(({ value }) => value === moneda)?.label ?? moneda],
          ['Zona horaria', nombreDeZona(zonaHoraria)],
          ...(numeracion.proximo ? [['Próxima carpeta', numeracion.proximo] satisfies [string, string]] : []),
        ]}
      />
    </Seccion>
  );
}

/** For a titular who hid the first steps of the cuenta: a button to show them again. */
function PrimerosPasosSection() {
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [update, { isLoading }] = usePrimerosPasosUpdateMutation();
  const show = () =>
    void update({ modificarPrimerosPasosDto: { ocultos: false } })
      .unwrap()
      .then(() => navigate('/carpetas'), refuse);
  return (
    <Seccion title="Primeros pasos" text="Lo que falta dejar listo en la oficina. Usted los ocultó.">
      <Button variant="outlined" loading={isLoading} onClick={show}>
        Mostrar los primeros pasos
      </Button>
    </Seccion>
  );
}

/** Lets a titular request a copy of all the cuenta's data and download it. */
function ExportarSection() {
  const refuse = useRefusal();
  const { data: exportaciones, error, refetch } = useExportacionesFindAllQuery();
  const isPending = exportaciones?.some(({ estado }) => estado === 'pendiente') ?? false;
  useExportacionesFindAllQuery(undefined, { pollingInterval, skip: !isPending, skipPollingIfUnfocused: true });
  const [exportar, { isLoading }] = useExportacionesRequestMutation();

  return (
    <Seccion
      title="Exportar los datos"
      text="Un archivo ZIP con todo lo que hay en la cuenta: los datos en JSON, los documentos con todas sus versiones y la huella SHA-256 de cada archivo."
    >
      <Button
        variant="outlined"
        loading={isLoading}
        disabled={isPending}
        onClick={() => void exportar().unwrap().catch(refuse)}
      >
        Pedir una exportación
      </Button>
      <Box marginTop={5}>
        {error && !exportaciones && <ErrorState error={error} onRetry={refetch} />}
        {!error && !exportaciones && <LoadingSkeleton rows={1} rowHeight={56} />}
        {exportaciones?.length === 0 && (
          <Text as="p" size="sm" tone="soft">
            Todavía no hay ninguna. Cuando pida una, se le avisará en cuanto esté lista.
          </Text>
        )}
        {exportaciones && exportaciones.length > 0 && (
          <PlainList flow="stack" aria-label="Exportaciones">
            {exportaciones.map((exportacion) => (
              <ExportacionItem key={exportacion.id} exportacion={exportacion} />
            ))}
          </PlainList>
        )}
      </Box>
    </Seccion>
  );
}
