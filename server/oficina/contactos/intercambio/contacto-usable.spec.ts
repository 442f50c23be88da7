import 'reflect-metadata';
import { expect, it } from 'vitest';
import { type ContactoUsable, usableOf } from './contacto-usable.js';
import type { ContactoLeido } from './leido.js';

const leido = (overrides: Partial<ContactoLeido>): ContactoLeido => ({
  fila: 2,
  name: 'Ana',
  emails: [],
  phoneNumbers: [],
  title: '',
  company: '',
  birthday: '',
  address: '',
  notes: '',
  etiquetas: [],
  ...overrides,
});
const email = (address: string, label = '') => ({ email: address, label });
const phone = (phoneNumber: string, label = '') => ({ country: 'ar', phoneNumber, label });
const usable = async (overrides: Partial<ContactoLeido>) => {
  const found = await usableOf(leido(overrides), '2026-11-21');
  expect(found).not.toBeTypeOf('string');
  return found as ContactoUsable;
};

it('takes a good contact as it is', async () => {
  const { campos, etiquetas, avisos } = await usable({
    emails: [email('ana@ejemplo.test', 'Trabajo')],
    phoneNumbers: [phone('4555-0001')],
    birthday: '1980-05-10',
    etiquetas: ['Cliente'],
  });
  expect(campos).toMatchObject({
    name: 'Ana',
    emails: [{ email: 'ana@ejemplo.test', label: 'Trabajo' }],
    phoneNumbers: [{ phoneNumber: '4555-0001' }],
    birthday: '1980-05-10',
  });
  expect([etiquetas, avisos]).toEqual([['Cliente'], []]);
});

it.each<[string, Partial<ContactoLeido>, string, object]>([
  [
    'an e-mail among good ones',
    { emails: [email('a@ejemplo.test'), email('ana@'), email('b@ejemplo.test')] },
    'El correo «ana@» no es válido; se importó sin él.',
    { emails: [{ email: 'a@ejemplo.test' }, { email: 'b@ejemplo.test' }] },
  ],
  [
    'the label of an e-mail',
    { emails: [email('a@ejemplo.test', 'x'.repeat(61))] },
    'La etiqueta de cada dato puede tener hasta 60 caracteres; se importó sin ella.',
    { emails: [{ email: 'a@ejemplo.test', label: '' }] },
  ],
  [
    'a telephone that nobody can dial',
    { phoneNumbers: [phone('no tiene'), phone('4555-0001')] },
    'El teléfono «no tiene» no tiene cifras; se importó sin él.',
    { phoneNumbers: [{ phoneNumber: '4555-0001' }] },
  ],
  [
    'a telephone that is too long',
    { phoneNumbers: [phone('4'.repeat(100))] },
    `El teléfono «${'4'.repeat(60)}…» es demasiado largo; se importó sin él.`,
    { phoneNumbers: [] },
  ],
  [
    'more rows than there may be',
    { emails: Array.from({ length: 21 }, (_, n) => email(`a${n}@ejemplo.test`)) },
    'Tiene más de 20 correos; se importaron los primeros.',
    { emails: Array.from({ length: 20 }, (_, n) => ({ email: `a${n}@ejemplo.test` })) },
  ],
  [
    'a birthday to come',
    { birthday: '2026-11-22' },
    'La fecha de nacimiento «22/11/2026» todavía no llegó; se importó sin ella.',
    { birthday: null },
  ],
  [
    'a birthday of another form',
    { birthday: '12-5-75' },
    'La fecha de nacimiento «12-5-75» no existe; se importó sin ella.',
    { birthday: null },
  ],
  [
    'a long job',
    { title: 'x'.repeat(121) },
    'El cargo puede tener hasta 120 caracteres; se importó sin él.',
    { title: null },
  ],
  [
    'endless notes',
    { notes: 'x'.repeat(50_001) },
    'Las notas son demasiado largas; se importó sin ellas.',
    { notes: null },
  ],
])('leaves out %s, and says so', async (_, overrides, aviso, expected) => {
  const { campos, avisos } = await usable({ company: 'Banco', ...overrides });
  expect(avisos).toEqual([aviso]);
  expect(campos).toMatchObject({ name: 'Ana', company: 'Banco', ...expected });
});

it('shortens a name by whole characters', async () => {
  const { campos, avisos } = await usable({ name: '🙂'.repeat(201) });
  expect(campos.name).toBe('🙂'.repeat(200));
  expect(avisos).toEqual(['El nombre tiene más de 200 caracteres; se acortó.']);
});

it('takes no more etiquetas than a contact may have', async () => {
  const { etiquetas, avisos } = await usable({ etiquetas: Array.from({ length: 51 }, (_, n) => `Grupo ${n}`) });
  expect([etiquetas.length, avisos]).toEqual([50, ['Tiene más de 50 etiquetas; se importaron las primeras.']]);
});

it('leaves out a contact without any name', async () => {
  expect(await usableOf(leido({ name: '', notes: 'algo' }), '2026-11-21')).toBe(
    'No tiene nombre, empresa, correo ni teléfono.',
  );
});

it('gives a contact no left out e-mail as its name, and leaves it out when it has nothing else', async () => {
  const emails = [email('ana arroba ejemplo')];
  expect(await usableOf(leido({ name: 'ana arroba ejemplo', emails }), '2026-11-21')).toBe(
    'No tiene nombre ni empresa. El correo «ana arroba ejemplo» no es válido.',
  );
  const { campos } = await usable({ name: 'ana arroba ejemplo', emails, phoneNumbers: [phone('4555-0001')] });
  expect(campos.name).toBe('4555-0001');
});
