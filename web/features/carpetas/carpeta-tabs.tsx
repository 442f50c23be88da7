import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { latePart } from '../../components/late-part';
import { useCurrentInSight } from '../../lib/use-current-in-sight';
import styles from './carpeta-tabs.module.css';

/** The counts in the tabs' names. A tab shows without it while it loads, or if it cannot be loaded. */
const { Part: RequisitosCount } = latePart(
  async () => (await import('../requisitos/publico/requisitos-count')).RequisitosCount,
);
const { Part: TareasCount } = latePart(async () => (await import('../tareas/publico/tareas-count')).TareasCount);
const { Part: PlazosCount } = latePart(async () => (await import('../plazos/publico/plazos-count')).PlazosCount);
const { Part: ConversacionCount } = latePart(
  async () => (await import('../chat/publico/conversacion-count')).ConversacionCount,
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

/** The tabs of a carpeta's page. They are links, because each has its own address. */
export function CarpetaTabs({ carpetaId, isRegistrable }: CarpetaTabsProps) {
  const row = useCurrentInSight<HTMLDivElement>(useLocation().pathname);
  const tab = (path: string, label: ReactNode) => (
    <NavLink className={styles.tab} to={`/carpetas/${carpetaId}/${path}`}>
      {label}
    </NavLink>
  );
  return (
    <nav className={styles.tabs} aria-label="Secciones de la carpeta">
      <div className={styles.row} ref={row}>
        {tab('partes', 'Partes')}
        {tab('inmuebles', 'Inmuebles')}
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
        {tab('protocolo', 'Protocolo')}
        {tab('documentos', 'Documentos')}
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
        {tab('correo', 'Correo')}
        {tab('actividad', 'Actividad')}
      </div>
    </nav>
  );
}
