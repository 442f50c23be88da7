import { describe, expect, it } from 'vitest';
import { matcherOf } from '../../../lib/coincidencias';
import { buildContact, buildConversacion } from '../../../testing/chats';
import { entryName, findEntry, toEntries } from './chat-entries';

const marta = buildContact();
const zoe = buildContact({ id: 'u-zoe', name: 'Zoe Paz', estado: 'ausente' });
const inaki = buildContact({ id: 'u-inaki', name: 'Íñaki Ruiz', estado: 'ocupado' });
const said = (en: string) => ({ autor: null, esPropio: false, texto: 'Hola', en });
const old = buildConversacion({ ultimo: said('2026-01-01T00:00:00.000Z') });
const recent = buildConversacion({ id: 'c-zoe', contacto: zoe, ultimo: said('2026-03-01T00:00:00.000Z') });
const firmas = buildConversacion({ id: 'c-firmas', tipo: 'grupo', nombre: 'Firmas', contacto: null });

describe('the list of conversations', () => {
  it('begins with the latest, and ends with members without a conversation, by name', () => {
    const ana = buildContact({ id: 'u-ana', name: 'Ana Gil' });
    const order = toEntries([old, firmas, recent], [zoe, inaki, marta, ana]).map(({ nombre }) => nombre);
    expect(order).toEqual(['Zoe Paz', 'Marta Lavalle', 'Firmas', 'Ana Gil', 'Íñaki Ruiz']);
  });

  it('has the present presence of its people', () => {
    const [entry] = toEntries([old], [{ ...marta, estado: 'ocupado' }]);
    expect(entry?.contacto?.estado).toBe('ocupado');
  });

  it('is searched by conversation or person', () => {
    const all = toEntries([old, firmas], [marta, inaki]);
    expect(findEntry(all, { chatId: 'c-marta' })?.contacto).toEqual(marta);
    expect(findEntry(all, { chatId: 'c-firmas' })?.nombre).toBe('Firmas');
    expect(findEntry(all, { contactId: 'u-inaki' })).toMatchObject({ contacto: inaki, conversacion: null });
    expect(findEntry(all, {})).toBeNull();
  });

  it('says in words what its dots mean', () => {
    const nameOf = (...args: Parameters<typeof toEntries>) => toEntries(...args).map(entryName)[0];
    expect(nameOf([], [inaki])).toBe('Íñaki Ruiz, ocupado');
    expect(nameOf([{ ...old, sinLeer: 1 }], [])).toBe('Marta Lavalle, en línea, 1 mensaje sin leer');
    expect(nameOf([{ ...old, sinLeer: 3 }], [])).toContain('3 mensajes sin leer');
    expect(nameOf([{ ...firmas, sinLeer: 3 }], [])).toBe('Firmas, grupo, 3 mensajes sin leer');
    // The unread messages of a muted conversation do not count.
    expect(nameOf([{ ...firmas, sinLeer: 3, silenciada: true }], [])).toBe('Firmas, grupo');
  });
});

it.each([
  ['Íñaki Ruiz', 'inaki', true],
  ['Íñaki Ruiz', 'RUIZ iñ', true],
  ['Íñaki Ruiz', 'paz', false],
  ['Íñaki Ruiz', '', true],
])('the conversation %s answers to «%s»: %s', (name, search, isFound) => {
  expect(matcherOf(search)(name)).toBe(isFound);
});
