import { Braces, Download, Pencil, RotateCcw, Upload } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import type { PlantillaDetalleDto, VersionDePlantillaDto } from '../../../api/generated/plantillas';
import { Button } from '../../../components/button';
import { ErrorState } from '../../../components/error-state';
import { FileButton } from '../../../components/file-button';
import { latePanel } from '../../../components/late-panel';
import { PlainList, Row, Stack, Text } from '../../../components/layout/layout';
import { LimiteDeRol } from '../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { Momento } from '../../../components/momento';
import { PageHeader } from '../../../components/page-header';
import { StatusChip } from '../../../components/status-chip';
import { useToast } from '../../../components/toast-actions';
import { useAttempt } from '../../../components/use-attempt';
import { useDescargar } from '../../../components/use-descargar';
import { usePermiso } from '../../../session/use-permiso';
import { CarpetaAutocomplete } from '../carpetas/public/carpeta-autocomplete';
import styles from './plantillas.module.css';
import { Problemas } from './problemas';
import {
  usePlantillasGetQuery,
  usePlantillasRestoreVersionMutation,
  usePlantillasUpdateMutation,
} from './public/plantillas-api';
import { VistaPrevia } from './public/preview';
import { SinPermiso } from './sin-permiso';
import { acceptDocx, problemasDe, useSubirPlantilla } from './use-subir-plantilla';

const { Panel: EditarDialog } = latePanel(
  async () => (await import('./editar-plantilla-dialog')).EditarPlantillaDialog,
);

const { Panel: CamposDialog } = latePanel(async () => (await import('./campos-dialog')).CamposDialog);

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The page of a template. A person who may not use templates reads so. */
export function PlantillaPage() {
  return usePermiso('plantillas.usar') ? <PlantillaHallada /> : <SinPermiso />;
}

function PlantillaHallada() {
  const { plantillaId = '' } = useParams();
  const { currentData, error, refetch } = usePlantillasGetQuery(
    { id: plantillaId },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingSkeleton rows={6} rowHeight={64} />;
  return <Plantilla plantilla={currentData} />;
}

/** The template with its trial on a carpeta, its fields and its versions. */
function Plantilla({ plantilla }: { plantilla: PlantillaDetalleDto }) {
  const canEdit = usePermiso('plantillas.editar');
  const toast = useToast();
  const [open, setOpen] = useState<'editar' | 'campos' | null>(null);
  const { subir, isSending, problemas } = useSubirPlantilla(`/api/plantillas/${plantilla.id}/versiones`, (saved) =>
    toast(`Versión ${saved.versionActual} guardada`),
  );
  const { reponer, negada } = useReponer(plantilla.id);
  return (
    <>
      <PageHeader
        title={plantilla.nombre}
        camino={[{ texto: 'Plantillas', to: '/plantillas' }]}
        subtitle={plantilla.descripcion ?? undefined}
        actions={
          <>
            <Button variant="outlined" startIcon={<Braces {...icon} />} onClick={() => setOpen('campos')}>
              Campos
            </Button>
            {canEdit && (
              <>
                <Activar plantilla={plantilla} />
                <Button variant="outlined" startIcon={<Pencil {...icon} />} onClick={() => setOpen('editar')}>
                  Editar
                </Button>
                <FileButton
                  variant="contained"
                  label="Archivo de la versión nueva"
                  accept={acceptDocx}
                  startIcon={<Upload {...icon} />}
                  loading={isSending}
                  onFiles={(files) => void subir(files)}
                >
                  Subir versión
                </FileButton>
              </>
            )}
          </>
        }
      />
      <Stack gap={6} shrinks>
        <LimiteDeRol permiso="plantillas.editar" que="cambiar la plantilla" quienes="firmantes" />
        <Problemas problemas={problemas} />
        <Prueba plantillaId={plantilla.id} />
        <Campos plantilla={plantilla} />
        <section aria-labelledby="plantilla-versiones">
          <Text as="h2" id="plantilla-versiones" size="lg" weight="strong" marginBottom={3}>
            Versiones
          </Text>
          <PlainList as="ol" card lines aria-label="Versiones de la plantilla" reversed>
            {plantilla.versiones.map((version) => (
              <Version
                key={version.n}
                plantilla={plantilla}
                version={version}
                reponer={canEdit ? reponer : undefined}
                problemas={negada?.n === version.n ? negada.problemas : []}
              />
            ))}
          </PlainList>
        </section>
      </Stack>
      {open === 'editar' && <EditarDialog plantilla={plantilla} onClose={() => setOpen(null)} />}
      {open === 'campos' && <CamposDialog onClose={() => setOpen(null)} />}
    </>
  );
}

/**
 * Makes an old version the newest version again. The server refuses a version with a field or a clause that the office
 * no longer has.
 */
function useReponer(id: string) {
  const [restore] = usePlantillasRestoreVersionMutation();
  const toast = useToast();
  const [negada, setNegada] = useState<{ n: number; problemas: readonly string[] } | null>(null);
  const reponer = async (n: number) => {
    setNegada(null);
    try {
      const { versionActual } = await restore({ id, n }).unwrap();
      toast(`Versión ${n} repuesta: es ahora la ${versionActual}`);
    } catch (error) {
      setNegada({ n, problemas: problemasDe(error) });
    }
  };
  return { reponer: (n: number) => void reponer(n), negada };
}

/** The text that the template makes for a chosen carpeta. */
function Prueba({ plantillaId }: { plantillaId: string }) {
  const { control, watch } = useForm({ defaultValues: { carpetaId: '' } });
  const carpetaId = watch('carpetaId');
  return (
    <section aria-labelledby="plantilla-prueba">
      <Text as="h2" id="plantilla-prueba" size="lg" weight="strong" marginBottom={3}>
        Prueba
      </Text>
      <Stack card gap={4} pad={5} shrinks>
        <CarpetaAutocomplete
          control={control}
          name="carpetaId"
          label="Carpeta con la que se prueba"
          emptyText="Ninguna carpeta coincide"
        />
        {carpetaId && <VistaPrevia carpetaId={carpetaId} plantillaId={plantillaId} />}
      </Stack>
    </section>
  );
}

function Campos({ plantilla: { campos } }: { plantilla: PlantillaDetalleDto }) {
  return (
    <section aria-labelledby="plantilla-campos">
      <Text as="h2" id="plantilla-campos" size="lg" weight="strong" marginBottom={3}>
        Campos que usa
      </Text>
      <Stack card gap={4} pad={5} shrinks>
        {campos.length === 0 && (
          <Text as="p" size="sm" tone="soft">
            No usa ningún campo: cada documento sale igual.
          </Text>
        )}
        {campos.length > 0 && (
          <Stack as="dl" gap={3} margin={0} breaks className={styles.campos} aria-label="Campos que usa">
            {campos.map(({ escrito, nombre, grupo, isSection }) => (
              <div key={`${isSection}${escrito}${grupo}`}>
                <dt>
                  <code>{`{${isSection ? '#' : ''}${escrito}}`}</code>
                </dt>
                <Text as="dd" margin={0} size="sm" tone="soft">
                  {nombre === grupo ? nombre : `${grupo}: ${nombre}`}
                </Text>
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </section>
  );
}

interface VersionProps {
  plantilla: PlantillaDetalleDto;
  version: VersionDePlantillaDto;
  /** Makes this version the newest one. Undefined for people who may not do so. */
  reponer: ((n: number) => void) | undefined;
  /** The reasons why the server has just refused to bring this version back. */
  problemas: readonly string[];
}

function Version({ plantilla: { id, nombre, versionActual }, version, reponer, problemas }: VersionProps) {
  const { n, autor, creadaEn, motivo } = version;
  const descargar = useDescargar();
  const download = () =>
    descargar(`${nombre} (versión ${n}).docx`, { url: `/api/plantillas/${id}/versiones/${n}/contenido` });
  return (
    <Row as="li" align="center" wrap gap={[2, 4]} pad={[3, 5]}>
      <Stack gap={1} shrinks breaks className={styles.what}>
        <Text weight="medium">Versión {n}</Text>
        <Text size="sm" tone="soft">
          {autor.nombre} · <Momento en={creadaEn} />
          {motivo && ` · ${motivo}`}
        </Text>
      </Stack>
      {n === versionActual && <StatusChip label="Actual" tone="primary" hasDot={false} />}
      {reponer && n !== versionActual && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<RotateCcw {...icon} />}
          aria-label={`Reponer la versión ${n}`}
          onClick={() => reponer(n)}
        >
          Reponer
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Download {...icon} />}
        aria-label={`Descargar la versión ${n}`}
        onClick={() => void download()}
      >
        Descargar
      </Button>
      {problemas.length > 0 && (
        <div className={styles.negada}>
          <Problemas problemas={problemas} de="La versión no se repuso, porque hoy ya no sirve:" />
        </div>
      )}
    </Row>
  );
}

/** A button that turns the template off or on. Documents made from it stay. */
function Activar({ plantilla: { id, version, activa } }: { plantilla: PlantillaDetalleDto }) {
  const [update, { isLoading }] = usePlantillasUpdateMutation();
  const attempt = useAttempt();
  const set = () =>
    attempt(() => update({ id, 'If-Match': `"${version}"`, modificarPlantillaDto: { activa: !activa } }).unwrap());
  return (
    <Button variant="outlined" loading={isLoading} onClick={() => void set()}>
      {activa ? 'Desactivar' : 'Activar'}
    </Button>
  );
}
