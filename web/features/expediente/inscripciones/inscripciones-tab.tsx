import { Landmark, Plus } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Box, Card, PlainList, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { contar } from '../../../lib/numeros';
import { estaFirmada } from '../carpetas/public/estados';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { type Abierto, DialogoDeInscripcion } from './dialogs/inscripcion-dialog';
import { InscripcionFila } from './inscripcion-row';
import styles from './inscripciones.module.css';
import { useInscripcionesFindAllQuery } from './inscripciones-api';

/** The tab of a carpeta's inscripciones in registers: their presentations, observations, answers and results. */
export function InscripcionesTab() {
  const { id, estado, permisos, acto, tipoActo } = useCarpeta();
  const { inscripcionId } = useParams();
  const { currentData: inscripciones, error, refetch } = useInscripcionesFindAllQuery({ id });
  const [abierto, setAbierto] = useState<Abierto>(null);
  const agregar = permisos.editarInscripciones && acto.esRegistrable && (
    <Button
      variant="contained"
      startIcon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
      onClick={() => setAbierto({ accion: 'agregar' })}
    >
      Agregar inscripción
    </Button>
  );
  return (
    <section aria-labelledby="inscripciones-titulo">
      <SectionHeader gap={[2, 4]} minHeight={40}>
        <Text as="h2" size="lg" weight="strong" id="inscripciones-titulo" aria-live="polite">
          {inscripciones && inscripciones.length > 0 ? countText(inscripciones.length) : 'Inscripción'}
        </Text>
        {inscripciones && inscripciones.length > 0 && agregar}
      </SectionHeader>
      <Card className={styles.frame}>
        {error !== undefined && !inscripciones && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!inscripciones && !error && (
          <Box pad={[2, 5]}>
            <LoadingSkeleton rows={2} rowHeight={64} />
          </Box>
        )}
        {inscripciones?.length === 0 &&
          (acto.esRegistrable ? (
            <EmptyState
              Icon={Landmark}
              title={estaFirmada(estado) ? 'Todavía no se presentó nada' : 'Se inscribe después de la firma'}
              text="Anote en qué registro se presenta y con qué número. El estado de la carpeta sigue lo que el registro contesta."
              action={agregar || undefined}
            />
          ) : (
            <EmptyState
              Icon={Landmark}
              title="Este acto no se inscribe"
              text={`«${tipoActo.nombre}» no es un acto registrable: de la firma la carpeta pasa a la entrega.`}
            />
          ))}
        {inscripciones && inscripciones.length > 0 && (
          <PlainList lines aria-label="Inscripciones">
            {inscripciones.map((inscripcion) => (
              <InscripcionFila
                key={inscripcion.id}
                inscripcion={inscripcion}
                carpetaId={id}
                canEdit={permisos.editarInscripciones}
                isNamed={inscripcion.id === inscripcionId}
                onAct={(accion) => setAbierto({ accion, inscripcion })}
              />
            ))}
          </PlainList>
        )}
      </Card>
      {abierto && <DialogoDeInscripcion carpetaId={id} abierto={abierto} onClose={() => setAbierto(null)} />}
    </section>
  );
}

const countText = (total: number) => contar(total, 'inscripción', 'inscripciones');
