import { useAppSelector } from '../../../app/hooks';
import { selectRolId } from '../../../session/session-selectors';
import { InvitacionesSection } from './invitaciones-section';
import { MiembrosSection } from './miembros-section';
import { SalirSection } from './salir-section';

/** Who works in the cuenta. A titular administers it here; everybody else sees who they are, and may leave. */
export function EquipoPage() {
  const isTitular = useAppSelector(selectRolId) === 1;
  return (
    <>
      <MiembrosSection isTitular={isTitular} />
      {isTitular && <InvitacionesSection />}
      <SalirSection isTitular={isTitular} />
    </>
  );
}
