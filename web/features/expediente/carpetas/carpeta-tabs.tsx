import type { ReactNode } from 'react';
import { latePart } from '../../../components/late-part';
import { PageTab, PageTabs } from '../../../components/page-tabs';
import { TabCount } from '../../../components/tab-count';
import { useCantidadesGetQuery } from './publico/carpetas-api';

/** Higher counts are said to be higher. */
const most = 999;

/** The counts in the tabs' names. A tab shows without it while it loads, or if it cannot be loaded. */
const { Part: RequisitosCount } = latePart(
  async () => (await import('../requisitos/publico/requisitos-count')).RequisitosCount,
);
const { Part: TareasCount } = latePart(
  async () => (await import('../../oficina/tareas/publico/tareas-count')).TareasCount,
);
const { Part: PlazosCount } = latePart(async () => (await import('../plazos/publico/plazos-count')).PlazosCount);
const { Part: ConversacionCount } = latePart(
  async () => (await import('../../oficina/chat/publico/conversacion-count')).ConversacionCount,
);

const { Part: InscripcionesCount } = latePart(
  async () => (await import('../inscripciones/publico/inscripciones-count')).InscripcionesCount,
);

const { Part: CertificadosCount } = latePart(
  async () => (await import('../certificados/publico/certificados-count')).CertificadosCount,
);

interface CarpetaTabsProps {
  carpetaId: string;
  /** Whether its acto goes to a register. */
  isRegistrable: boolean;
}

/** The tabs of a carpeta's page. */
export function CarpetaTabs({ carpetaId, isRegistrable }: CarpetaTabsProps) {
  const { data: cantidades } = useCantidadesGetQuery({ id: carpetaId }, { refetchOnMountOrArgChange: 10 });
  const tab = (path: string, label: ReactNode) => <PageTab to={`/carpetas/${carpetaId}/${path}`}>{label}</PageTab>;
  const counted = (path: string, label: string, value: number | undefined, meaning?: string) =>
    tab(
      path,
      <>
        {label} {value ? <TabCount value={value > most ? `${most}+` : value} meaning={meaning} /> : null}
      </>,
    );
  return (
    <PageTabs label="Secciones de la carpeta">
      {counted('partes', 'Partes', cantidades?.partes)}
      {counted('inmuebles', 'Inmuebles', cantidades?.inmuebles)}
      {tab(
        'certificados',
        <>
          Certificados <CertificadosCount carpetaId={carpetaId} />
        </>,
      )}
      {tab(
        'requisitos',
        <>
          Requisitos <RequisitosCount carpetaId={carpetaId} />
        </>,
      )}
      {counted('protocolo', 'Protocolo', cantidades?.instrumentos)}
      {counted('documentos', 'Documentos', cantidades?.documentos)}
      {tab(
        'tareas',
        <>
          Tareas <TareasCount carpetaId={carpetaId} />
        </>,
      )}
      {tab(
        'plazos',
        <>
          Plazos <PlazosCount carpetaId={carpetaId} />
        </>,
      )}
      {isRegistrable &&
        tab(
          'inscripcion',
          <>
            Inscripción <InscripcionesCount carpetaId={carpetaId} />
          </>,
        )}
      {tab(
        'conversacion',
        <>
          Conversación <ConversacionCount carpetaId={carpetaId} />
        </>,
      )}
      {counted('correo', 'Correo', cantidades?.correos)}
      {counted(
        'actividad',
        'Actividad',
        cantidades?.comentarios,
        cantidades?.comentarios === 1 ? 'comentario' : 'comentarios',
      )}
    </PageTabs>
  );
}
