import { X } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { PersonaDto } from '../../../../api/generated/personas';
import { HintButton } from '../../../../components/hint-button';
import { latePart } from '../../../../components/late-part';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { Sheet } from '../../../../components/ui/sheet';
import { useDocumentTitle } from '../../../../lib/document-title';
import { componentOf } from '../../../../lib/page';
import { usePermiso } from '../../../../session/use-permiso';
import { PersonaArchivos } from '../archivos/persona-archivos';
import { PersonaAusente } from '../persona-ausente';
import { dePersona } from '../publico/de-persona';
import { PersonaIcon } from '../publico/persona-icon';
import { usePersonasGetQuery } from '../publico/personas-api';
import { useCloseToList } from '../use-close-to-list';
import { PersonaActions } from './persona-actions';
import { PersonaAvisos } from './persona-avisos';
import { PersonaCarpetas } from './persona-carpetas';
import { PersonaDatos } from './persona-datos';
import styles from './persona-drawer.module.css';
import { PersonaMenu } from './persona-menu';
import { PersonaRepresentacion } from './persona-representacion';

const sections = dePersona.map(({ permiso, section }) => ({
  permiso,
  ...latePart(componentOf(section)),
}));

/** Fetches what other features show in the sheet, so that it comes with it. */
export const preloadSections = () => Promise.all(sections.map(({ preload }) => preload()));

/** The data of a persona, in a sheet over the list. */
export function PersonaDrawer() {
  const { personaId = '' } = useParams();
  const { currentData: persona, error, refetch } = usePersonasGetQuery({ id: personaId });
  const close = useCloseToList();
  const nombre = persona?.nombreCompleto ?? 'Persona';
  useDocumentTitle(nombre);

  return (
    <Sheet side="right" className={styles.paper} aria-label={nombre} onClose={close}>
      <header className={styles.header}>
        {persona && <PersonaIcon tipo={persona.tipo} />}
        <div className={styles.heading}>
          <h2 className={styles.title}>{nombre}</h2>
          {persona && (
            <p className={styles.tipo}>{persona.tipo === 'juridica' ? 'Persona jurídica' : 'Persona humana'}</p>
          )}
        </div>
        {persona && <PersonaMenu persona={persona} />}
        <HintButton label="Cerrar" hintAlign="end" onClick={close}>
          <X size={18} strokeWidth={1.75} />
        </HintButton>
      </header>
      <div className={styles.body}>
        {error && !persona && <PersonaAusente error={error} onRetry={refetch} onClose={close} />}
        {!error && !persona && <LoadingSkeleton rows={6} />}
        {persona && <LimiteDeRol permiso="carpetas.editar" que="cambiar los datos de la persona" quienes="oficina" />}
        {persona && <PersonaAvisos persona={persona} />}
        {persona && <PersonaDatos persona={persona} />}
        {persona && <PersonaArchivos persona={persona} />}
        {persona &&
          !persona.unidaA &&
          sections.map((section) => <OtherSection key={section.permiso} {...section} persona={persona} />)}
        {persona && <PersonaCarpetas personaId={persona.id} />}
        {persona && <PersonaRepresentacion personaId={persona.id} />}
      </div>
      {persona && <PersonaActions persona={persona} />}
    </Sheet>
  );
}

/** A part of the sheet that another feature shows. */
function OtherSection({ permiso, Part, persona }: (typeof sections)[number] & { persona: PersonaDto }) {
  return usePermiso(permiso) && <Part persona={persona} />;
}
