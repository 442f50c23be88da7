import { type FormEvent, useMemo, useState } from 'react';
import type { PersonaDto } from '../../../../api/generated/personas';
import { useColeccion } from '../../../../collection/use-collection';
import { Avatar } from '../../../../components/avatar';
import { FormDialog } from '../../../../components/form-dialog';
import { Stack } from '../../../../components/layout/layout';
import { Combobox } from '../../../../components/ui/combobox';
import optionStyles from '../../../expediente/personas/public/persona-option.module.css';
import { contactos } from '../contactos';
import { type Contacto, usePaisesFindAllQuery } from '../contactos-api';
import { buscar, toBuscables } from '../list/buscar';
import { useVincular } from './use-vincular';

const MAX_SHOWN = 20;

/**
 * Chooses the contact of the address book that is linked to this persona. Contacts linked to other personas are not
 * offered.
 */
export function VincularContactoDialog({ persona, onClose }: { persona: PersonaDto; onClose: () => void }) {
  const { data } = useColeccion(contactos, {});
  const { data: paises } = usePaisesFindAllQuery();
  const [texto, setTexto] = useState('');
  const [chosen, setChosen] = useState<Contacto | null>(null);
  const [isSending, setIsSending] = useState(false);
  const vincular = useVincular();
  const libres = useMemo(
    () =>
      toBuscables(
        (data ?? []).filter(({ personaId }) => personaId === null),
        paises ?? [],
      ),
    [data, paises],
  );
  const options = useMemo(() => buscar(libres, texto, null).slice(0, MAX_SHOWN), [libres, texto]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!chosen || isSending) return;
    setIsSending(true);
    const said = `${chosen.name} quedó como contacto de ${persona.nombreCompleto}`;
    if (await vincular(chosen, persona.id, said)) onClose();
    setIsSending(false);
  };

  return (
    <FormDialog
      title="Vincular contacto"
      submitLabel="Vincular"
      isSubmitting={isSending}
      isOff={!chosen}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <p>
        ¿Qué contacto de la agenda es <strong>{persona.nombreCompleto}</strong>?
      </p>
      <Combobox
        label="Contacto"
        placeholder="Nombre, empresa, correo, teléfono"
        required
        autoFocus
        isLoading={!data}
        emptyText="Ningún contacto sin persona coincide"
        options={options}
        filter={null}
        value={chosen}
        toKey={({ id }) => id}
        toLabel={({ name }) => name}
        renderOption={(contacto) => <ContactoOption contacto={contacto} />}
        onSearch={setTexto}
        onChange={setChosen}
      />
    </FormDialog>
  );
}

/** A contact in a list to choose from. */
function ContactoOption({ contacto }: { contacto: Contacto }) {
  const { name, title, company, emails } = contacto;
  const detail = [title, company].filter(Boolean).join(' · ') || emails[0]?.email;
  return (
    <>
      <Avatar id={contacto.id} name={contacto.name} avatar={contacto.avatar} size={32} />
      <Stack as="span" padY="2px" grow shrinks className={optionStyles.option}>
        {name}
        {detail && <span>{detail}</span>}
      </Stack>
    </>
  );
}
