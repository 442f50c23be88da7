import type { CambiosContacto, Contacto } from '../contactos-api';
import { diaDe } from '../nacimiento';

/** The data of which a contact has one value. */
const campos = ['name', 'title', 'company', 'birthday', 'address'] as const;
export type Campo = (typeof campos)[number];

/** Which of two contacts a value is of. */
export type Lado = 'uno' | 'otro';

/** Two contacts that are made one: `uno` stays. */
export interface Par {
  uno: Contacto;
  otro: Contacto;
}

const textOf = (contacto: Contacto, campo: Campo): string =>
  campo === 'birthday' ? diaDe(contacto.birthday) : (contacto[campo] ?? '').trim();

/** The data of which both have a value, and not the same: the person chooses. */
export const enDuda = ({ uno, otro }: Par): Campo[] =>
  campos.filter((campo) => {
    const [mine, its] = [textOf(uno, campo), textOf(otro, campo)];
    return mine !== '' && its !== '' && mine !== its;
  });

/**
 * The fields of the contact that stays, with everything of the other one that it has not.
 * @param elegido of whom the values in doubt are; by default, of the one that stays
 */
export function combinados({ uno, otro }: Par, elegido: Partial<Record<Campo, Lado>>): CambiosContacto {
  const taken = campos.flatMap((campo) => {
    const [mine, its] = [textOf(uno, campo), textOf(otro, campo)];
    const isIts = mine === '' || elegido[campo] === 'otro';
    return isIts && its !== '' && its !== mine ? [[campo, its]] : [];
  });
  return {
    ...Object.fromEntries(taken),
    emails: union(uno.emails, otro.emails, ({ email }) => email.toLowerCase()),
    phoneNumbers: union(
      uno.phoneNumbers,
      otro.phoneNumbers,
      ({ country, phoneNumber }) => country + phoneNumber.replace(/\D/g, ''),
    ),
    tags: union(uno.tags, otro.tags, String),
    notes: [...new Set([uno.notes, otro.notes])].filter(Boolean).join('') || null,
  };
}

/** The fields that a contact had before a change, to undo it. Those that did not change are left out. */
export function anteriores(before: Contacto, after: Contacto): CambiosContacto {
  const { name, title, company, emails, phoneNumbers, tags, notes, address, personaId } = before;
  const fields = { name, title, company, emails, phoneNumbers, tags, notes, address, personaId };
  const changed = Object.entries(fields).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(after[field as keyof Contacto]),
  );
  return {
    ...Object.fromEntries(changed),
    ...(before.birthday !== after.birthday && { birthday: diaDe(before.birthday) || null }),
    // A picture was taken over only where there was none.
    ...(!before.avatar && after.avatar && { avatar: null }),
    ...(!before.background && after.background && { background: null }),
  };
}

function union<One>(some: readonly One[], others: readonly One[], keyOf: (one: One) => string): One[] {
  const known = new Set(some.map(keyOf));
  return [...some, ...others.filter((one) => !known.has(keyOf(one)) && known.add(keyOf(one)))];
}
