import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEscribir } from '../../../../coleccion/use-escribir';
import type { AgregarValues } from '../../../expediente/partes/publico/agregar-values';
import { useAgregarParte } from '../../../expediente/partes/publico/use-agregar-parte';
import { contactos } from '../contactos';
import type { Contacto } from '../contactos-api';

interface Agregando {
  contacto: Contacto;
  carpetaId: string;
  form: UseFormReturn<AgregarValues>;
  /** Lets the dialog close without a question about unsaved changes. */
  release: () => void;
}

/** Adds the parte, and links the contact to its persona. */
export function useAgregarContacto({ contacto, carpetaId, form, release }: Agregando) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { escribir } = useEscribir();
  const close = () =>
    void navigate(`/apps/contacts/${contacto.id}${search}`, { replace: true, preventScrollReset: true });

  const remember = async (personaId: string) => {
    if (personaId === contacto.personaId) return;
    // It is sent without a version, so other changes of the contact do not conflict with it.
    const modificarContactoDto = { id: contacto.id, contact: { personaId } };
    await escribir(contactos.send('contactosUpdate', { modificarContactoDto }));
  };

  const submit = useAgregarParte({
    carpetaId,
    form,
    action: { label: 'Ver en la carpeta', onClick: () => void navigate(`/carpetas/${carpetaId}/partes`) },
    onAdded: ({ persona }) => {
      release();
      close();
      void remember(persona.id);
    },
  });
  return { submit, close };
}
