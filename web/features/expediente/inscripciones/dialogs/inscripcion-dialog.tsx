import { latePanel } from '../../../../components/late-panel';
import type { Accion } from '../inscripcion-row';
import type { Inscripcion } from '../inscripciones-api';

const { Panel: DatosDialog } = latePanel(async () => (await import('./datos-dialog')).DatosDialog);
const { Panel: ObservarDialog } = latePanel(async () => (await import('./observar-dialog')).ObservarDialog);
const { Panel: ContestarDialog } = latePanel(async () => (await import('./contestar-dialog')).ContestarDialog);
const { Panel: ResolverDialog } = latePanel(async () => (await import('./resolver-dialog')).ResolverDialog);

/** The dialog that is open over a list of inscripciones. */
export type Abierto = { accion: 'agregar' } | { accion: Accion; inscripcion: Inscripcion } | null;

interface DialogoDeInscripcionProps {
  carpetaId: string;
  abierto: NonNullable<Abierto>;
  onClose: () => void;
}

/** The dialog for an action on an inscripción, or for a new inscripción. */
export function DialogoDeInscripcion({ carpetaId, abierto, onClose }: DialogoDeInscripcionProps) {
  if (abierto.accion === 'agregar') return <DatosDialog carpetaId={carpetaId} onClose={onClose} />;
  const { accion, inscripcion } = abierto;
  const one = { carpetaId, inscripcion, onClose };
  if (accion === 'observar') return <ObservarDialog {...one} />;
  if (accion === 'contestar') return <ContestarDialog {...one} />;
  if (accion === 'resolver') return <ResolverDialog {...one} />;
  return <DatosDialog isPresenting={accion === 'presentar'} {...one} />;
}
