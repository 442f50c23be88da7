import { ServerCog } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state';

/** Shown to who comes by the address, since only operators have it in their menu. */
export function SoloOperadores() {
  return (
    <EmptyState
      Icon={ServerCog}
      title="Solo para quienes operan la instalación"
      text="Los nombra quien la instala, por su correo. Usted no es uno de ellos."
    />
  );
}
