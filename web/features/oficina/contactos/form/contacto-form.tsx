import { valibotResolver } from '@hookform/resolvers/valibot';
import { Camera, ImagePlus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { array, check, maxLength, object, pipe, regex, string } from 'valibot';
import type { PersonaDto } from '../../../../api/generated/personas';
import { RecoveredNotice } from '../../../../autosave/recovered-notice';
import { useKeptForm } from '../../../../autosave/use-kept-form';
import { Button } from '../../../../components/button';
import { DrawerFooter } from '../../../../components/drawer-bars';
import drawer from '../../../../components/drawer-form.module.css';
import { ChoiceNotice } from '../../../../components/form/choice-notice';
import { ConflictoAviso } from '../../../../components/form/conflicto-notice';
import { FormProblem } from '../../../../components/form/form-problem';
import { SaveButton } from '../../../../components/form/save-button';
import { HintButton } from '../../../../components/hint-button';
import { Row } from '../../../../components/layout/layout';
import { ImagenButtons } from '../../../../components/pictures/imagen-buttons';
import { fotoFormato } from '../../../../components/pictures/recorte';
import { type LetGo, useUnsavedGuard } from '../../../../components/use-unsaved-guard';
import { fechaIlegible, isFecha } from '../../../../lib/fecha-escrita';
import type { Contacto, Pais, Telefono } from '../contactos-api';
import { ContactoCabecera } from '../detail/contacto-header';
import type { ContactosLista } from '../list/use-contactos-list';
import type { ContactoLeido } from '../public/contacto-leido';
import { ContactoFields } from './contacto-fields';
import { type ContactoValues, emptyContacto, toValues } from './contacto-values';
import { type ImagenesDelFormulario, useImagenes } from './use-imagenes';
import { useSaveContacto } from './use-save-contacto';

/** The size of a stored cover, in pixels. */
const portadaFormato = { width: 1280, height: 360 };

const textUpTo = (max: number) => pipe(string(), maxLength(max, `Puede tener hasta ${max} caracteres.`));

const correoPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const isPast = (dia: string) => dia === '' || new Date(`${dia}T00:00:00`) <= new Date();

/** The rules for a contact that the browser can check. */
const contactoSchema = object({
  name: pipe(textUpTo(200), regex(/\S/, 'Escriba el nombre.')),
  title: textUpTo(120),
  company: textUpTo(200),
  emails: array(
    object({
      email: pipe(
        textUpTo(254),
        check((email) => email.trim() === '' || correoPattern.test(email.trim()), 'El correo no es válido.'),
      ),
      label: textUpTo(60),
    }),
  ),
  phoneNumbers: array(
    object({
      country: pipe(string(), regex(/^[a-z]{2}$/, 'Elija el país.')),
      phoneNumber: pipe(
        textUpTo(40),
        check((phone) => phone.trim() === '' || /\d/.test(phone), 'Escriba el número con sus cifras.'),
      ),
      label: textUpTo(60),
    }),
  ),
  address: textUpTo(500),
  birthday: pipe(string(), check(isFecha, fechaIlegible), check(isPast, 'La fecha no puede ser futura.')),
  notes: pipe(string(), maxLength(50_000, 'Las notas son demasiado largas.')),
  tags: array(string()),
});

interface ContactoFormProps {
  /** The contact to edit; left out for a new one. */
  contacto?: Contacto;
  lista: ContactosLista;
  /** The country of the cuenta, in lower case. */
  pais: string;
  /** The persona that a new contact is linked to. The form begins with the persona's data. */
  persona?: PersonaDto;
  /** Other data that the form of a new contact begins with. */
  leido?: ContactoLeido;
  onSaved: (contacto: Contacto) => void;
  onCancel: () => void;
  /** Gives a button for the bar of the form. */
  renderExtra?: (letGo: LetGo) => ReactNode;
}

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
  const { release, letGo } = useUnsavedGuard(isDirty || imagenes.isDirty, kept.forget);
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
      <Row
        ref={element}
        as="form"
        column
        grow
        className={drawer.form}
        onSubmit={save}
        noValidate
        aria-label={contacto ? 'Editar contacto' : 'Contacto nuevo'}
      >
        <div className={drawer.fields}>
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
          <ContactoFields lista={lista} pais={pais} />
        </div>
        <DrawerFooter>
          {problem !== 'deleted' && renderExtra?.(letGo)}
          <Button variant="outlined" onClick={onCancel}>
            Cancelar
          </Button>
          <SaveButton isSubmitting={isSubmitting} isOff={problem !== null} />
        </DrawerFooter>
      </Row>
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

interface EliminadoAvisoProps {
  /** Whether the deleted contact had pictures. A copy gets no pictures. */
  hasImagenes: boolean;
  onSaveCopy: () => Promise<void>;
  onRestore: () => Promise<void>;
}

/** Shown when somebody else deleted the contact during the editing. The typed text is not lost. */
function EliminadoAviso({ hasImagenes, onSaveCopy, onRestore }: EliminadoAvisoProps) {
  return (
    <ChoiceNotice
      choices={[
        { label: 'Guardar como contacto nuevo', onChoose: onSaveCopy },
        { label: 'Restaurar y guardar', onChoose: onRestore },
      ]}
    >
      <strong>Otra persona eliminó este contacto mientras usted lo editaba.</strong> Puede restaurarlo con lo que usted
      escribió, o guardar lo que ve como un contacto nuevo{hasImagenes && ', sin las imágenes que tenía'}.
    </ChoiceNotice>
  );
}

/**
 * The data with which the form begins when a contact is made for a persona.
 * @param pais the country of the cuenta, in lower case
 */
function contactoDePersona(
  { nombreCompleto, profesion, email, telefono, domicilio, nacimiento }: PersonaDto,
  pais: string,
  paises: readonly Pais[],
): Partial<ContactoValues> {
  return {
    name: nombreCompleto.slice(0, 200),
    title: profesion ?? '',
    address: domicilio ?? '',
    birthday: nacimiento ?? '',
    ...(email && { emails: [{ email, label: '' }] }),
    ...(telefono && { phoneNumbers: [telefonoDe(telefono, pais, paises)] }),
  };
}

/**
 * Splits a telephone into country and number. A number without a dialling code belongs to the country of the cuenta.
 */
function telefonoDe(telefono: string, pais: string, paises: readonly Pais[]): Telefono {
  const codes = paises
    .filter(({ code }) => code !== '' && telefono.startsWith(code))
    // Some countries share a code: the country of the cuenta comes first.
    .toSorted((a, b) => b.code.length - a.code.length || Number(b.iso === pais) - Number(a.iso === pais));
  const [found] = codes;
  return {
    country: found?.iso ?? pais,
    phoneNumber: telefono.slice(found?.code.length ?? 0).trim(),
    label: '',
  };
}

interface FormCabeceraProps {
  id: string;
  imagenes: ImagenesDelFormulario;
  onClose: () => void;
}

/** The pictures of the contact. They are outside its form, because their dialogs have forms of their own. */
function FormCabecera({ id, imagenes, onClose }: FormCabeceraProps) {
  const name = useWatch<ContactoValues, 'name'>({ name: 'name' });
  const { avatar, background, choose, remove } = imagenes;
  return (
    <ContactoCabecera
      contacto={{ id, name, avatar, background }}
      barra={
        <>
          <ImagenButtons
            nombre="portada"
            Icon={ImagePlus}
            formato={portadaFormato}
            hasImage={background !== null}
            onChoose={(imagen) => choose('background', imagen)}
            onRemove={() => remove('background')}
          />
          <HintButton label="Cerrar" hintAlign="end" onClick={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </HintButton>
        </>
      }
    >
      <ImagenButtons
        nombre="foto"
        Icon={Camera}
        formato={fotoFormato}
        hasImage={avatar !== null}
        onChoose={(imagen) => choose('avatar', imagen)}
        onRemove={() => remove('avatar')}
      />
    </ContactoCabecera>
  );
}
