import { FolderPlus, Pencil, Trash2, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '../../../../components/button';
import { HintButton } from '../../../../components/hint-button';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import { LimiteDeRol } from '../../../../components/limite-de-rol';
import { TagChips } from '../../../../components/tags/tag-chips';
import { usePermiso } from '../../../../session/use-permiso';
import type { Contacto } from '../contactos-api';
import type { ContactosLista } from '../list/use-contactos-list';
import { PersonaDelContacto } from '../persona/persona-del-contacto';
import { useCloseToList } from '../use-close-to-list';
import { ContactoDatos } from './contacto-datos';
import styles from './contacto-detail.module.css';
import { ContactoCabecera } from './contacto-header';
import { useRemoveContacto } from './use-remove-contacto';

/** A contact's data, with the actions on the contact. */
export function ContactoVista({ contacto, lista }: { contacto: Contacto; lista: ContactosLista }) {
  const canEdit = usePermiso('contactos.editar');
  const canSee = usePermiso('carpetas.ver');
  const canAdd = usePermiso('carpetas.editar');
  const { name, title, company, tags } = contacto;
  const etiquetas = lista.etiquetas.filter(({ id }) => tags.includes(id));
  const puesto = [title, company].filter(Boolean).join(' · ');
  const heading = useRef<HTMLHeadingElement>(null);
  // The name takes the focus after the form, since the buttons of the form are gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Box as="article" shrinks aria-label={name}>
      <ContactoCabecera
        contacto={contacto}
        barra={<VistaBarra contacto={contacto} lista={lista} canEdit={canEdit} />}
      />
      <Stack bounded gap={6} pad={[4, 6, 8]} className={styles.body}>
        <Stack as="header" gap={1} className={styles.heading}>
          <Text
            ref={heading}
            as="h2"
            size="2xl"
            weight="strong"
            leading="tight"
            breaks
            className={styles.name}
            tabIndex={-1}
            data-autofocus
          >
            {name}
          </Text>
          {puesto && (
            <Text as="p" tone="soft" breaks>
              {puesto}
            </Text>
          )}
          <TagChips tags={etiquetas} />
        </Stack>
        {canAdd && <VistaActions contacto={contacto} />}
        {canEdit ? (
          <LimiteDeRol
            permiso="carpetas.editar"
            que="agregarlo a una carpeta ni registrarlo como persona"
            quienes="oficina"
          />
        ) : (
          <LimiteDeRol permiso="contactos.editar" que="cambiar el contacto" quienes="gestores" />
        )}
        {canSee && <PersonaDelContacto contacto={contacto} />}
        <ContactoDatos contacto={contacto} paises={lista.paises} />
      </Stack>
    </Box>
  );
}

/** The link that adds a contact to a carpeta. */
function VistaActions({ contacto }: { contacto: Contacto }) {
  const { search } = useLocation();
  return (
    <Row wrap gap={2}>
      <LinkButton
        variant="outlined"
        to={`/apps/contacts/${contacto.id}/carpeta${search}`}
        preventScrollReset
        startIcon={<FolderPlus size={16} strokeWidth={1.75} aria-hidden="true" />}
      >
        Agregar a una carpeta
      </LinkButton>
    </Row>
  );
}

interface VistaBarraProps {
  contacto: Contacto;
  lista: ContactosLista;
  canEdit: boolean;
}

/** The buttons to edit, delete and close a contact. */
function VistaBarra({ contacto, lista, canEdit }: VistaBarraProps) {
  const { search } = useLocation();
  const close = useCloseToList();
  const remove = useRemoveContacto(contacto, lista);
  return (
    <>
      {canEdit && (
        <HintButton label="Eliminar contacto" onClick={() => void remove()}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        </HintButton>
      )}
      {canEdit && (
        <LinkButton
          to={`/apps/contacts/${contacto.id}/editar${search}`}
          preventScrollReset
          startIcon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
        >
          Editar
        </LinkButton>
      )}
      <HintButton label="Cerrar" hintAlign="end" onClick={close}>
        <X size={18} strokeWidth={1.75} aria-hidden="true" />
      </HintButton>
    </>
  );
}
