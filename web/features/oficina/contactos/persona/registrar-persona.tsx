import { useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { usePais } from '../../../../session/use-pais';
import { usePermiso } from '../../../../session/use-permiso';
import { PersonaDialog } from '../../../expediente/personas/public/form/persona-dialog';
import { personaDeContacto } from '../carpeta/persona-de-contacto';
import { type Contacto, usePaisesFindAllQuery } from '../contactos-api';
import { AlContacto, yaEsPersona } from './al-contacto';
import { useCloseToContacto } from './use-close-to-contacto';
import { useVincular } from './use-vincular';

/** Adds the contact in the address as a persona. The form begins with the contact's data. */
export function RegistrarPersona() {
  const contacto = useOutletContext<Contacto | undefined>();
  const pais = usePais();
  const { data: paises, isError } = usePaisesFindAllQuery();
  const mayAdd = usePermiso('carpetas.editar');
  const mayLink = usePermiso('contactos.editar');
  const close = useCloseToContacto(contacto?.id ?? '');
  const vincular = useVincular();
  const [wasPersona] = useState(Boolean(contacto?.personaId));
  if (!contacto || !pais || !(paises || isError)) return null;
  if (!mayAdd || !mayLink) return <AlContacto id={contacto.id} />;
  if (wasPersona) return <AlContacto id={contacto.id} reason={yaEsPersona} />;
  return (
    <PersonaDialog
      pais={pais}
      inicio={{ values: personaDeContacto(contacto, pais, paises ?? []), draft: `de-${contacto.id}` }}
      onUseExisting={(id) => vincular(contacto, id, `${contacto.name} quedó vinculado a una persona registrada`)}
      onSaved={({ id, nombreCompleto }) => {
        close();
        void vincular(contacto, id, `${contacto.name} quedó vinculado a ${nombreCompleto}`);
      }}
      onClose={close}
    />
  );
}
