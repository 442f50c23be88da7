import { FileText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { apiMessage } from '../../../../api/api-message';
import type { PlantillaParaCarpetaDto } from '../../../../api/generated/plantillas';
import { Button } from '../../../../components/button';
import { DialogActions, DialogBody, DialogFrame } from '../../../../components/dialog-frame';
import { EmptyState } from '../../../../components/empty-state';
import { ErrorState } from '../../../../components/error-state';
import { Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useToast } from '../../../../components/toast-actions';
import { Select } from '../../../../components/ui/select';
import { useConMotivo } from '../../../../components/use-motivo';
import { named } from '../../../../lib/named';
import { usePalabras } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { useTextosDePlantillasFindForQuery, useTextosDePlantillasGenerarMutation } from './plantillas-api';
import { usePrueba, VistaPrevia } from './preview';

interface GenerarDialogProps {
  carpetaId: string;
  /** The id of the seccion for a new document. */
  seccionId: string | null;
  /** The id of the chosen template. An unknown one, or null, chooses the first. */
  elegida: string | null;
  /** The address of this dialog with its choices. A person who fills in missing data comes back to it. */
  volver: string;
  onElegir: (plantillaId: string) => void;
  onGenerado: (documentoId: string) => void;
  onClose: () => void;
}

/** Chooses a template, shows its text for the carpeta, and makes a document or the next version of a document. */
export function GenerarDialog(props: GenerarDialogProps) {
  const { carpetaId, elegida, onClose } = props;
  const { currentData, error, refetch } = useTextosDePlantillasFindForQuery(
    { id: carpetaId },
    { refetchOnMountOrArgChange: true },
  );
  const plantilla = currentData?.find(({ id }) => id === elegida) ?? currentData?.[0];
  return (
    <DialogFrame title="Generar de una plantilla" onClose={onClose}>
      {plantilla ? (
        <Elegida key={plantilla.id} plantillas={currentData ?? []} plantilla={plantilla} {...props} />
      ) : (
        <DialogBody>
          {error && !currentData && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!currentData && !error && <LoadingSkeleton rows={4} rowHeight={48} />}
          {currentData && <SinPlantillas />}
        </DialogBody>
      )}
    </DialogFrame>
  );
}

function SinPlantillas() {
  const canEdit = usePermiso('plantillas.editar');
  const { unAdscripto } = usePalabras();
  return (
    <EmptyState
      Icon={FileText}
      title="No hay plantillas para esta carpeta"
      text={canEdit ? undefined : `Las agrega un titular o ${unAdscripto}.`}
      action={canEdit && <Link to="/plantillas">Ir a las plantillas</Link>}
    />
  );
}

interface ElegidaProps extends GenerarDialogProps {
  plantillas: readonly PlantillaParaCarpetaDto[];
  plantilla: PlantillaParaCarpetaDto;
}

function Elegida({ plantillas, plantilla, ...props }: ElegidaProps) {
  const { carpetaId, seccionId, volver, onElegir, onGenerado, onClose } = props;
  const [generar, { isLoading }] = useTextosDePlantillasGenerarMutation();
  const { currentData: prueba } = usePrueba(carpetaId, plantilla.id);
  const toast = useToast();
  const conMotivo = useConMotivo();
  const [anterior] = plantilla.documentos;
  const canMake = prueba?.faltan.length === 0;

  const make = async (documentoId: string | null) => {
    try {
      const made = await conMotivo.send((motivo) =>
        generar({
          id: carpetaId,
          plantillaId: plantilla.id,
          generarDocumentoDto: documentoId ? { documentoId, motivo } : { seccionId, otro: Boolean(anterior) },
        }).unwrap(),
      );
      if (!made) return;
      const { documento, n } = made;
      const what = named('Documento', documento.nombre);
      toast(n === 1 ? `${what} generado` : `Versión ${n} de «${documento.nombre}» generada`);
      onGenerado(documento.id);
    } catch (error) {
      toast(apiMessage(error), { severity: 'error' });
    }
  };

  return (
    <>
      <DialogBody>
        <Stack gap={4} shrinks>
          <Select
            label="Plantilla"
            value={plantilla.id}
            options={plantillas.map(({ id, nombre }) => ({ value: id, label: nombre }))}
            onChange={(value) => onElegir(String(value))}
          />
          {plantilla.descripcion && (
            <Text as="p" margin={0} size="sm" tone="soft">
              {plantilla.descripcion}
            </Text>
          )}
          <VistaPrevia carpetaId={carpetaId} plantillaId={plantilla.id} volver={volver} />
        </Stack>
      </DialogBody>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Cancelar
        </Button>
        {anterior && (
          <Button variant="outlined" disabled={!canMake || isLoading} onClick={() => void make(null)}>
            Documento nuevo
          </Button>
        )}
        <Button
          variant="contained"
          loading={isLoading}
          disabled={!canMake}
          onClick={() => void make(anterior?.id ?? null)}
        >
          {anterior ? `Versión ${anterior.versiones + 1} de «${anterior.nombre}»` : 'Generar documento'}
        </Button>
      </DialogActions>
    </>
  );
}
