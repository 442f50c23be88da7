import type { CarpetasDePersonaDto } from '../../../../api/generated/personas';
import { ErrorState } from '../../../../components/error-state';
import { Stack, Text } from '../../../../components/layout/layout';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { formatEntero } from '../../../../lib/numeros';
import { CarpetasLista } from '../carpetas-list';
import { usePersonasFindCarpetasQuery } from '../public/personas-api';
import styles from './persona-drawer.module.css';

const sectionId = 'persona-carpetas';

/** Focuses the carpetas of the open persona, which scrolls them into view. The keyboard goes on from there. */
export function showCarpetas(): void {
  const show = () => document.getElementById(sectionId)?.focus();
  // The menu that calls this returns the focus in the next frame, so this waits for the frame after.
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** The carpetas in which a persona takes part, the latest first. */
export function PersonaCarpetas({ personaId }: { personaId: string }) {
  const { currentData, error, refetch } = usePersonasFindCarpetasQuery({ id: personaId });
  return (
    <Stack as="section" id={sectionId} bounded gap={2} aria-labelledby={`${sectionId}-titulo`} tabIndex={-1}>
      <Text id={`${sectionId}-titulo`} as="h3" size="md" weight="strong" className={styles.subtitle}>
        Carpetas {currentData && currentData.total > 0 && <span>({formatEntero(countCarpetas(currentData))})</span>}
      </Text>
      {!currentData && (error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingSkeleton rows={2} />)}
      {currentData?.total === 0 && (
        <Text as="p" marginTop="2px" size="sm" tone="soft">
          No participa en ninguna carpeta que usted vea.
        </Text>
      )}
      {currentData && currentData.total > 0 && <CarpetasLista label="Carpetas" carpetas={currentData.carpetas} />}
      {currentData && currentData.total > currentData.carpetas.length && (
        <Text as="p" marginTop="2px" size="sm" tone="soft">
          Se muestran las {currentData.carpetas.length} más recientes.
        </Text>
      )}
    </Stack>
  );
}

/** A persona with two roles in a carpeta is listed twice, but the carpeta counts once. */
const countCarpetas = ({ uso, carpetas }: CarpetasDePersonaDto): number =>
  uso?.carpetas ?? new Set(carpetas.map(({ carpetaId }) => carpetaId)).size;
