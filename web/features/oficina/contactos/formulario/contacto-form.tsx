import { valibotResolver } from '@hookform/resolvers/valibot';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PersonaDto } from '../../../../api/generated/personas';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { ConflictoAviso } from '../../../../components/form/conflicto-aviso';
import { FormProblem } from '../../../../components/form/form-problem';
import { SaveButton } from '../../../../components/form/save-button';
import { useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import type { Contacto } from '../contactos-api';
import type { ContactosLista } from '../lista/use-contactos-lista';
import type { ContactoLeido } from '../publico/contacto-leido';
import { ContactoCampos } from './contacto-campos';
import { contactoDePersona } from './contacto-de-persona';
import styles from './contacto-form.module.css';
import { contactoSchema } from './contacto-schema';
import { type ContactoValues, emptyContacto, toValues } from './contacto-values';
import { EliminadoAviso } from './eliminado-aviso';
import { FormCabecera } from './form-cabecera';
import { useImagenes } from './use-imagenes';
import { useSaveContacto } from './use-save-contacto';

interface ContactoFormProps {
  /** The contact to edit; left out for a new one. */
  contacto?: Contacto;
  lista: ContactosLista;
  /** The country of the cuenta, in lower case. */
  pais: string;
  /** The persona who a new contact is, and whose data it begins with. */
  persona?: PersonaDto;
  /** What else a new contact begins with. */
  leido?: ContactoLeido;
  onSaved: (contacto: Contacto) => void;
  onCancel: () => void;
  /** Adds a button to the bar of the form. `release` lets it leave the page without a question. */
  renderExtra?: (release: () => void) => ReactNode;
}

/** The form of a contact, new or existing. */
export function ContactoForm({
  contacto,
  lista,
  pais,
  persona,
  leido,
  onSaved,
  onCancel,
  renderExtra,
}: ContactoFormProps) {
  const form = useForm<ContactoValues>({
    resolver: valibotResolver(contactoSchema),
    defaultValues: contacto ? toValues(contacto, pais) : { ...newValues(lista, pais, persona), ...leido },
  });
  const { isDirty, isSubmitting, errors } = form.formState;
  const imagenes = useImagenes(contacto);
  const kept = useKeptForm('contacto', contacto?.id ?? persona?.id ?? 'nuevo', form);
  const { release } = useUnsavedGuard(isDirty || imagenes.isDirty, kept.forget);
  const { save, problem, reload, overwrite, restore, saveCopy } = useSaveContacto({
    form,
    imagenes,
    contacto,
    pais,
    lista,
    personaId: persona?.id,
    onSaved: (saved) => {
      release();
      onSaved(saved);
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus({ preventScroll: true }), []);

  return (
    <FormProvider {...form}>
      <FormCabecera id={contacto?.id ?? ''} imagenes={imagenes} onClose={onCancel} />
      <form
        ref={element}
        className={styles.form}
        onSubmit={save}
        noValidate
        aria-label={contacto ? 'Editar contacto' : 'Contacto nuevo'}
      >
        <div className={styles.fields}>
          {problem === 'changed' && <ConflictoAviso que="este contacto" onReload={reload} onOverwrite={overwrite} />}
          {problem === 'deleted' && (
            <EliminadoAviso
              hasImagenes={Boolean(contacto?.avatar || contacto?.background)}
              onSaveCopy={saveCopy}
              onRestore={restore}
            />
          )}
          <RecoveredNotice kept={kept} />
          <FormProblem errors={errors} />
          <ContactoCampos lista={lista} pais={pais} />
        </div>
        <div className={styles.actions}>
          {problem !== 'deleted' && renderExtra?.(release)}
          <Button variant="outlined" onClick={onCancel}>
            Cancelar
          </Button>
          <SaveButton isSubmitting={isSubmitting} isOff={problem !== null} />
        </div>
      </form>
    </FormProvider>
  );
}

function newValues(
  { busqueda, paises }: ContactosLista,
  pais: string,
  persona: PersonaDto | undefined,
): ContactoValues {
  const empty = emptyContacto(pais, busqueda.etiqueta);
  return persona ? { ...empty, ...contactoDePersona(persona, pais, paises) } : empty;
}
