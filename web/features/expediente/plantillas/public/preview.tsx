import { Link } from 'react-router-dom';
import type { CampoFaltanteDto } from '../../../../api/generated/plantillas';
import { ErrorState } from '../../../../components/error-state';
import { Card, Stack } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Alert } from '../../../../components/ui/alert';
import { volverA } from '../../carpetas/public/volver';
import { useTextosDePlantillasProbarQuery } from './plantillas-api';
import styles from './preview.module.css';

interface VistaPreviaProps {
  carpetaId: string;
  plantillaId: string;
  /** The address to which a person comes back who fills in missing data. */
  volver?: string;
}

/** The text of a template for the carpeta, and the missing data. Each links to the page on which it is filled in. */
export function VistaPrevia({ carpetaId, plantillaId, volver }: VistaPreviaProps) {
  const { currentData, error, refetch } = usePrueba(carpetaId, plantillaId);
  if (error && !currentData) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <LoadingSkeleton rows={5} rowHeight={32} />;
  const { texto, faltan } = currentData;
  return (
    <Stack gap={4} shrinks>
      {faltan.length > 0 && <Faltan faltan={faltan} volver={volver} />}
      <Card as="section" pad={5} breaks className={styles.texto} aria-label="Vista previa del texto">
        {texto}
      </Card>
    </Stack>
  );
}

/**
 * The trial of a template on a carpeta. Each trial asks the server again, because missing data may be filled in by now.
 */
export function usePrueba(id: string, plantillaId: string) {
  return useTextosDePlantillasProbarQuery({ id, plantillaId }, { refetchOnMountOrArgChange: true });
}

function Faltan({ faltan, volver }: { faltan: readonly CampoFaltanteDto[]; volver: string | undefined }) {
  return (
    <Alert severity="warning">
      {faltan.length === 1 ? 'Falta un dato.' : `Faltan ${faltan.length} datos.`} Hasta completarlos no se genera nada.
      <Stack as="ul" gap={1} padLeft={5} margin={[2, 0, 0]} breaks aria-label="Datos que faltan">
        {faltan.map(({ mensaje, lugar }) => (
          <li key={mensaje}>
            {mensaje}{' '}
            <Link to={lugar} state={volver && volverA(volver)} aria-label={`Completar: ${mensaje}`}>
              Completar
            </Link>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
