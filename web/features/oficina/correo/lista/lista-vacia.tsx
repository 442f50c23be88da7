import { SearchX, Tag } from 'lucide-react';
import { LinkButton } from '../../../../components/button';
import { EmptyState } from '../../../../components/empty-state';
import { bandejas, direccionOf, filtros, type Lugar } from '../lugares';

/** Shown instead of the mails when there are none: why. */
export function ListaVacia({ lugar, buscar }: { lugar: Lugar; buscar: string }) {
  if (buscar) {
    return (
      <EmptyState
        Icon={SearchX}
        title="Ningún correo coincide"
        text={`No hay correos con «${buscar}» en esta lista.`}
        action={
          <LinkButton variant="outlined" to={direccionOf(lugar)}>
            Quitar la búsqueda
          </LinkButton>
        }
      />
    );
  }
  if (lugar.tipo === 'etiqueta') {
    return <EmptyState Icon={Tag} title="Ningún correo con esta etiqueta" text="Los que la tengan aparecerán aquí." />;
  }
  const { Icon, vacia, vaciaText } = lugar.tipo === 'bandeja' ? bandejas[lugar.slug] : filtros[lugar.slug];
  return <EmptyState Icon={Icon} title={vacia} text={vaciaText} />;
}
