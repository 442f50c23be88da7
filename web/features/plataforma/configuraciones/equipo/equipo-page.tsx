import { selectRolId } from '../../../../session/session-selectors';
import { usePermiso } from '../../../../session/use-permiso';
import { useAppSelector } from '../../../../store/hooks';
import { InvitacionesSection } from './invitaciones-section';
import { MiembrosSection } from './miembros-section';
import { SalirSection } from './salir-section';

/** The cuenta's team. A titular administers it here; everybody else sees the members and may leave. */
export function EquipoPage() {
  const canManage = usePermiso('equipo.administrar');
  const isTitular = useAppSelector(selectRolId) === 1;
  return (
    <>
      <MiembrosSection canManage={canManage} />
      {canManage && <InvitacionesSection />}
      <SalirSection isTitular={isTitular} />
    </>
  );
}
