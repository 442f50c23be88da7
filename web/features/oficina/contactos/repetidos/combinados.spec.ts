import { expect, it } from 'vitest';
import { buildContacto } from '../../../../testing/contactos';
import { anteriores, combinados, enDuda } from './combinados';

const uno = buildContacto({
  name: 'Ana Acuña',
  title: 'Abogada',
  company: '',
  emails: [{ email: 'ana@ejemplo.test', label: 'Casa' }],
  phoneNumbers: [{ country: 'ar', phoneNumber: '11 4444-0001', label: '' }],
  tags: ['e-1'],
  notes: '<p>De tarde</p>',
});
const otro = buildContacto({
  id: 'c-2',
  name: 'Ana Acuña',
  title: 'Gerente',
  company: 'Banco Sur',
  emails: [
    { email: 'ANA@ejemplo.test', label: 'Trabajo' },
    { email: 'ana@banco.test', label: 'Trabajo' },
  ],
  phoneNumbers: [
    { country: 'ar', phoneNumber: '(11) 44440001', label: 'Móvil' },
    { country: 'uy', phoneNumber: '11 4444-0001', label: '' },
  ],
  tags: ['e-2', 'e-1'],
  notes: '<p>Es clienta</p>',
  birthday: '1980-02-29T12:00:00.000Z',
});

it('gives the contact that stays everything it has not, and joins what may be several', () => {
  expect(enDuda({ uno, otro })).toEqual(['title']);
  expect(combinados({ uno, otro }, {})).toEqual({
    company: 'Banco Sur',
    birthday: '1980-02-29',
    emails: [uno.emails[0], otro.emails[1]],
    phoneNumbers: [uno.phoneNumbers[0], otro.phoneNumbers[1]],
    tags: ['e-1', 'e-2'],
    notes: '<p>De tarde</p><p>Es clienta</p>',
  });
  expect(combinados({ uno, otro }, { title: 'otro' })).toMatchObject({ title: 'Gerente' });
  expect(combinados({ uno, otro: { ...otro, notes: uno.notes } }, {}).notes).toBe(uno.notes);
});

it('knows what the contact had before, without what stayed', () => {
  const after = { ...uno, company: 'Banco Sur', birthday: otro.birthday, avatar: '/a.webp', personaId: 'p-1' };
  expect(anteriores(uno, after)).toEqual({ company: '', birthday: null, avatar: null, personaId: null });
  expect(anteriores(uno, uno)).toEqual({});
});
