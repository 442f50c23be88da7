import { BookOpen, Hash } from 'lucide-react';
import { Outlet, useNavigate } from 'react-router-dom';
import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/empty-state';
import { ErrorState } from '../../../components/error-state';
import { Card, Text } from '../../../components/layout/layout';
import { LoadingSkeleton } from '../../../components/loading-skeleton';
import { SectionHeader } from '../../../components/section-header';
import { useCarpeta } from '../carpetas/public/use-carpeta';
import { Copias } from './copias';
import { Entregas } from './entregas';
import { InstrumentoCard } from './instrumento-card';
import styles from './protocolo.module.css';
import { useInstrumentosFindOfCarpetaQuery } from './protocolo-api';

/** The tab of the protocolo: the number and the folios of the instrumento, and its copies. */
export function ProtocoloTab() {
  const carpeta = useCarpeta();
  const navigate = useNavigate();
  const { data, error, refetch } = useInstrumentosFindOfCarpetaQuery(
    { id: carpeta.id },
    { refetchOnMountOrArgChange: 10, refetchOnFocus: true },
  );
  const vigente = data?.find(({ estado }) => estado === 'vigente');
  const canNumber = carpeta.permisos.numerar && !['borrador', 'suspendida'].includes(carpeta.estado);
  const numerar = canNumber && data && !vigente && (
    <Button
      variant="contained"
      startIcon={<Hash size={16} strokeWidth={2} aria-hidden="true" />}
      onClick={() => void navigate(`/carpetas/${carpeta.id}/protocolo/numerar`, { preventScrollReset: true })}
    >
      {carpeta.estado === 'lista_para_firma' ? 'Numerar y firmar' : 'Numerar'}
    </Button>
  );
  return (
    <section aria-labelledby="protocolo-titulo">
      <SectionHeader>
        <Text as="h2" size="lg" weight="strong" id="protocolo-titulo">
          Protocolo
        </Text>
        {data && data.length > 0 && numerar}
      </SectionHeader>
      {error !== undefined && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingSkeleton rows={3} rowHeight={56} />}
      {data?.length === 0 && (
        <Card className={styles.frame}>
          <EmptyState
            Icon={BookOpen}
            title="Todavía no está numerado"
            text="Al firmar, el instrumento toma el número y los folios que siguen en su registro."
            action={numerar || undefined}
          />
        </Card>
      )}
      {data?.map((instrumento) => (
        <Card key={instrumento.id} className={styles.frame}>
          <InstrumentoCard carpeta={carpeta} instrumento={instrumento} />
          {instrumento.estado === 'vigente' && <Copias carpeta={carpeta} instrumento={instrumento} />}
          {instrumento.estado === 'vigente' && carpeta.fechaFirma !== null && (
            <Entregas carpeta={carpeta} copias={instrumento.copias} />
          )}
        </Card>
      ))}
      <Outlet context={carpeta} />
    </section>
  );
}
