import { LockKeyhole } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../components/button';
import { lockRequested } from '../../../../session/session-intents';
import { useAppDispatch } from '../../../../store/hooks';
import { Seccion } from '../section';

/** Locks the session at once, for a person who leaves the desk for a moment. */
export function BloqueoSection() {
  const dispatch = useAppDispatch();
  return (
    <Seccion
      title="Bloquear la sesión"
      text={
        <>
          Deja la sesión abierta pero pide la contraseña para seguir, en todas las pestañas. Que se bloquee sola, cuando
          no hay actividad, se elige en <Link to="/configuraciones/preferencias">Preferencias</Link>.
        </>
      }
    >
      <Button
        variant="outlined"
        startIcon={<LockKeyhole size={16} strokeWidth={1.75} />}
        onClick={() => dispatch(lockRequested())}
      >
        Bloquear ahora
      </Button>
    </Seccion>
  );
}
