import { type FormEvent, useState } from 'react';
import { useOutletContext } from 'react-router-dom';
import { FormDialog } from '../../../../components/form-dialog';
import { Combobox } from '../../../../components/ui/combobox';
import { usePermiso } from '../../../../session/use-permiso';
import { PersonaOption } from '../../../expediente/personas/public/persona-option';
import { usePersonaOptions } from '../../../expediente/personas/public/use-persona-options';
import type { Contacto } from '../contactos-api';
import { AlContacto, yaEsPersona } from './al-contacto';
import { useCloseToContacto } from './use-close-to-contacto';
import { useVincular } from './use-vincular';

/** Chooses a persona for the contact in the address, once the contact's data are loaded. */
export function ElegirPersona() {
  const contacto = useOutletContext<Contacto | undefined>();
  const canEdit = usePermiso('contactos.editar');
  const [wasPersona] = useState(Boolean(contacto?.personaId));
  if (!contacto) return null;
  if (!canEdit) return <AlContacto id={contacto.id} />;
  return wasPersona ? (
    <AlContacto id={contacto.id} reason={yaEsPersona} />
  ) : (
    <ElegirPersonaDialog contacto={contacto} />
  );
}

function ElegirPersonaDialog({ contacto }: { contacto: Contacto }) {
  const close = useCloseToContacto(contacto.id);
  const vincular = useVincular();
  const [texto, setTexto] = useState('');
  const [personaId, setPersonaId] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { options, chosen, isLoading, isTooShort } = usePersonaOptions(texto, personaId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isSending) return;
    setIsSending(true);
    if (await vincular(contacto, chosen.id, `${contacto.name} quedó vinculado a ${chosen.nombreCompleto}`)) close();
    setIsSending(false);
  };

  return (
    <FormDialog
      title="Es la persona"
      submitLabel="Vincular"
      isSubmitting={isSending}
      isOff={!chosen}
      onSubmit={(event) => void submit(event)}
      onClose={close}
    >
      <p>
        ¿Quién es <strong>{contacto.name}</strong> en las carpetas?
      </p>
      <Combobox
        label="Persona"
        placeholder="Nombre o número de documento"
        required
        autoFocus
        isLoading={isLoading}
        emptyText={isTooShort ? 'Escriba al menos dos letras o números' : 'Ninguna persona coincide'}
        options={options}
        filter={null}
        value={chosen ?? null}
        toKey={({ id }) => id}
        toLabel={({ nombreCompleto }) => nombreCompleto}
        renderOption={(persona) => <PersonaOption persona={persona} />}
        onSearch={setTexto}
        onChange={(persona) => setPersonaId(persona?.id ?? null)}
      />
    </FormDialog>
  );
}
