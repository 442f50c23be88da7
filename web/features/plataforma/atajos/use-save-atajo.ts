import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { boolean, check, forward, maxLength, minLength, object, pipe, string, transform, trim } from 'valibot';
import { apiStatus } from '../../../api/api-message';
import { useKeptForm } from '../../../autosave/use-kept-form';
import { applyServerErrors, renameFields } from '../../../components/form/server-errors';
import { newId } from '../../../lib/new-id';
import { safeLink } from '../../../lib/safe-link';
import { useAppDispatch } from '../../../store/hooks';
import { type Atajo, type AtajoValues, atajos } from './atajos-api';

const textUpTo = (max: number) => pipe(string(), trim(), maxLength(max, `Puede tener hasta ${max} caracteres.`));

const isUsable = (link: string) => link === '' || safeLink(link) !== null;

const isReachable = ({ link, useRouter }: AtajoFields) => !useRouter || link === '' || link.startsWith('/');

/** The rules of an atajo that need no server. */
const atajoSchema = pipe(
  object({
    label: pipe(textUpTo(60), minLength(1, 'Escriba el nombre.')),
    description: textUpTo(120),
    icon: pipe(string(), minLength(1, 'Elija un ícono.')),
    link: pipe(
      textUpTo(500),
      transform(withoutOrigin),
      minLength(1, 'Escriba el enlace.'),
      check(isUsable, 'Empiece con «/» o con «https://».'),
    ),
    useRouter: boolean(),
  }),
  forward(check(isReachable, 'Dentro de la aplicación solo se abren enlaces que empiezan con «/».'), ['link']),
);

type AtajoFields = Omit<AtajoValues, 'description'> & { description: string };

const toValues = ({ description, ...rest }: AtajoFields): AtajoValues => ({
  ...rest,
  description: description || null,
});

/**
 * The form of a new atajo (null) or of an existing one. All attempts send the same id, so that only one atajo is
 * created. The tab keeps the typed values until they are saved or `kept.forget` is called.
 */
export function useSaveAtajo(atajo: Atajo | null, onSaved: () => void) {
  const form = useForm<AtajoFields>({ defaultValues: fieldsOf(atajo), resolver: valibotResolver(atajoSchema) });
  const [newAtajoId] = useState(newId);
  /** Whether the atajo was deleted elsewhere. Then the form saves a new atajo. */
  const [isGone, setIsGone] = useState(false);
  const kept = useKeptForm('atajo', atajo?.id ?? 'nuevo', form);
  const dispatch = useAppDispatch();

  const submit = form.handleSubmit(async (fields) => {
    const shortcut = toValues(fields);
    try {
      await dispatch(
        atajo && !isGone
          ? atajos.send('atajosUpdate', { modificarAtajoDto: { id: atajo.id, shortcut } })
          : atajos.send('atajosCreate', { crearAtajoDto: { shortcut: { ...shortcut, id: newAtajoId } } }),
      );
      kept.forget();
      onSaved();
    } catch (error) {
      if (atajo && !isGone && apiStatus(error) === 404) {
        setIsGone(true);
        const message = 'Este atajo se eliminó mientras usted lo editaba. Puede guardar lo que ve como uno nuevo.';
        return form.setError('root', { message });
      }
      applyServerErrors(
        form,
        renameFields(error, (campo) => campo.replace(/^shortcut\./, '')),
      );
    }
  });

  return { form, submit, kept, isGone };
}

/** Turns a full address of this site into a path. */
function withoutOrigin(link: string): string {
  const url = URL.parse(link);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : link;
}

/** The first values of the form. */
function fieldsOf(atajo: Atajo | null): AtajoFields {
  const { label = '', description = null, icon = '', link = '', useRouter = true } = atajo ?? {};
  return { label, description: description ?? '', icon, link, useRouter };
}
