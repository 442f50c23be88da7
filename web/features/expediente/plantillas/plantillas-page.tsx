import { Braces, FileText, Upload } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { PlantillaDto } from '../../../api/generated/plantillas';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { FileButton } from '../../../components/file-button';
import { latePanel } from '../../../components/late-panel';
import { Card, PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { PageHeader } from '../../../components/page-header';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { named } from '../../../lib/named';
import { usePalabras } from '../../../session/use-pais';
import { usePermiso } from '../../../session/use-permiso';
import { Clausulas } from './clausulas';
import styles from './plantillas.module.css';
import { Problemas } from './problemas';
import { usePlantillasAddInicialesMutation, usePlantillasFindAllQuery } from './public/plantillas-api';
import { SinPermiso } from './sin-permiso';
import { acceptDocx, useSubirPlantilla } from './use-subir-plantilla';

const { Panel: CamposDialog } = latePanel(async () => (await import('./campos-dialog')).CamposDialog);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The templates of the office. A person who may not use templates reads so. */
export function PlantillasPage() {
  return usePermiso('plantillas.usar') ? <Plantillas /> : <SinPermiso />;
}

/** The templates, and the clauses that templates insert. */
function Plantillas() {
  const { data, error, refetch } = usePlantillasFindAllQuery(undefined, { refetchOnMountOrArgChange: true });
  const canEdit = usePermiso('plantillas.editar');
  const navigate = useNavigate();
  const toast = useToast();
  const [areCamposOpen, setCamposOpen] = useState(false);
  const { subir, isSending, problemas } = useSubirPlantilla('/api/plantillas', ({ id, nombre }) => {
    toast(`${named('Plantilla', nombre)} agregada`);
    void navigate(`/plantillas/${id}`);
  });
  return (
    <>
      <PageHeader
        title="Plantillas"
        subtitle="Documentos de Word con campos que se llenan con los datos de cada carpeta."
        actions={
          <>
            <Button variant="outlined" startIcon={<Braces {...icon} />} onClick={() => setCamposOpen(true)}>
              Campos
            </Button>
            {canEdit && (
              <FileButton
                variant="contained"
                label="Archivo de la plantilla"
                accept={acceptDocx}
                startIcon={<Upload {...icon} />}
                loading={isSending}
                onFiles={(files) => void subir(files)}
              >
                Subir plantilla
              </FileButton>
            )}
          </>
        }
      />
      <Stack gap={6} shrinks>
        <LimiteDeRol permiso="plantillas.editar" que="agregar ni cambiar plantillas" quienes="firmantes" />
        <Problemas problemas={problemas} />
        <Card as="section" aria-label="Plantillas de la oficina">
          {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!data && !error && <LoadingSkeleton rows={6} rowHeight={56} />}
          {data?.length === 0 && <SinPlantillas canEdit={canEdit} />}
          {data && data.length > 0 && (
            <PlainList lines aria-label="Plantillas">
              {data.map((plantilla) => (
                <Fila key={plantilla.id} plantilla={plantilla} />
              ))}
            </PlainList>
          )}
        </Card>
        <Clausulas canEdit={canEdit} />
      </Stack>
      {areCamposOpen && <CamposDialog onClose={() => setCamposOpen(false)} />}
    </>
  );
}

function Fila({ plantilla: { id, nombre, descripcion, versionActual, activa } }: { plantilla: PlantillaDto }) {
  return (
    <Row as="li" align="center" wrap gap={[2, 4]} pad={[3, 5]}>
      <Stack gap={1} shrinks breaks className={styles.what}>
        <Text as={Link} weight="medium" to={`/plantillas/${id}`}>
          {nombre}
        </Text>
        {descripcion && (
          <Text size="sm" tone="soft">
            {descripcion}
          </Text>
        )}
      </Stack>
      {!activa && <StatusChip label="Desactivada" hasDot={false} />}
      <Text size="sm" tone="soft">
        Versión {versionActual}
      </Text>
    </Row>
  );
}

/** Offers the templates of the product, which people then adapt. */
function SinPlantillas({ canEdit }: { canEdit: boolean }) {
  const [add, { isLoading }] = usePlantillasAddInicialesMutation();
  const { unAdscripto } = usePalabras();
  const attempt = useAttempt();
  const toast = useToast();
  const agregar = () =>
    attempt(async () => {
      await add().unwrap();
      toast('Seis plantillas agregadas. Léalas y adáptelas antes de usarlas.');
    });
  return (
    <EmptyState
      Icon={FileText}
      title="Todavía no hay plantillas"
      text={
        canEdit
          ? 'Suba un documento de Word con campos, o empiece con seis de ejemplo: compraventa, poder, certificación, hipoteca, donación y acta.'
          : `Las agrega un titular o ${unAdscripto}.`
      }
      action={
        canEdit && (
          <Button variant="outlined" loading={isLoading} onClick={() => void agregar()}>
            Agregar las seis de ejemplo
          </Button>
        )
      }
    />
  );
}
