import { boolean, check, forward, maxLength, minLength, object, pipe, string, transform, trim } from 'valibot';
import { safeLink } from '../../../lib/safe-link';
import type { Atajo, AtajoValues } from './atajos-api';

const text = (max: number) => pipe(string(), trim(), maxLength(max, `Puede tener hasta ${max} caracteres.`));

/** Turns a full address of this site into a path. */
function withoutOrigin(link: string): string {
  const url = URL.parse(link);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : link;
}

const isUsable = (link: string) => link === '' || safeLink(link) !== null;
const isReachable = ({ link, useRouter }: AtajoFields) => !useRouter || link === '' || link.startsWith('/');

/** The rules of an atajo that need no server. */
export const atajoSchema = pipe(
  object({
    label: pipe(text(60), minLength(1, 'Escriba el nombre.')),
    description: text(120),
    icon: pipe(string(), minLength(1, 'Elija un ícono.')),
    link: pipe(
      text(500),
      transform(withoutOrigin),
      minLength(1, 'Escriba el enlace.'),
      check(isUsable, 'Empiece con «/» o con «https://».'),
    ),
    useRouter: boolean(),
  }),
  forward(check(isReachable, 'Dentro de la aplicación solo se abren enlaces que empiezan con «/».'), ['link']),
);

export type AtajoFields = Omit<AtajoValues, 'description'> & { description: string };

/** The first values of the form. */
export function fieldsOf(atajo: Atajo | null): AtajoFields {
  const { label = '', description = null, icon = '', link = '', useRouter = true } = atajo ?? {};
  return { label, description: description ?? '', icon, link, useRouter };
}

export const toValues = ({ description, ...rest }: AtajoFields): AtajoValues => ({
  ...rest,
  description: description || null,
});
