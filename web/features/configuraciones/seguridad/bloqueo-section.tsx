import { LockKeyhole } from 'lucide-react';
import { useAppDispatch } from '../../../app/hooks';
import { Button } from '../../../components/button';
import { lockRequested } from '../../../session/session-intents';
import { Seccion } from '../seccion';

/** For who leaves the desk for a moment. */
export function BloqueoSection() {
  const dispatch = useAppDispatch();
  return (
    <Seccion
      title="Bloquear la sesión"
      text="Deja la sesión abierta pero pide la contraseña para seguir, en todas las pestañas. Qué hacer sin actividad se elige en Preferencias."
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
