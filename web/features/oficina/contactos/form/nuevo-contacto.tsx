import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import drawer from '../../../../components/drawer-form.module.css';
import { LoadingSkeleton } from '../../../../components/loading-skeleton';
import { useToast } from '../../../../components/toast-actions';
import { usePais } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { usePersonasGetQuery } from '../../../expediente/personas/public/personas-api';
import { leidoOf } from '../public/contacto-leido';
import { SinPermiso } from '../sin-permiso';
import { useCloseToList } from '../use-close-to-list';
import { useLista } from '../use-list';
import { ContactoForm } from './contacto-form';

/**
 * The form of a new contact beside the list, or the reason why it cannot be shown. `?persona=` names the persona that
 * the contact is linked to, and whose data the form begins with. A link may bring other data to begin with
 * (`public/contacto-leido.ts`).
 */
export function NuevoContacto() {
  const lista = useLista();
  const pais = usePais()?.toLowerCase();
  const close = useCloseToList();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const toast = useToast();
  const id = useSearchParams()[0].get('persona') ?? '';
  const { currentData: persona, isError } = usePersonasGetQuery({ id }, { skip: id === '' });
  if (!usePermiso('contactos.editar')) return <SinPermiso title="Su rol no permite agregar contactos" />;
  if (!pais) return null;
  if (id && !isError && (!persona || lista.paises.length === 0)) {
    return (
      <div className={drawer.fields}>
        <LoadingSkeleton rows={8} />
      </div>
    );
  }
  return (
    <ContactoForm
      lista={lista}
      pais={pais}
      persona={persona}
      leido={leidoOf(state)}
      onCancel={close}
      onSaved={({ id, name }) => {
        toast(`Contacto agregado: ${name}`);
        void navigate(`/apps/contacts/${id}${search}`, { replace: true, preventScrollReset: true });
      }}
    />
  );
}
