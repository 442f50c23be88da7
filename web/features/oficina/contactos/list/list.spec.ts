import { describe, expect, it } from 'vitest';
import { buildContacto } from '../../../../testing/contactos';
import { contactosEnLista } from '../contactos-api';
import { buscar, toBuscables } from './buscar';
import { letterOf, toLineas } from './orden';

const named = (name: string, changes = {}) => buildContacto({ id: name, name, ...changes });

describe('the list of contacts', () => {
  it.each([
    ['Álvaro', 'A'],
    ['ñusta', 'Ñ'],
    ['  zulma', 'Z'],
    ['3M Argentina', '#'],
    ['', '#'],
    ['Ёлкин', 'Е'],
  ])('puts %s under %s', (name, letter) => expect(letterOf(name)).toBe(letter));

  it('is in the order of the Spanish alphabet, under its letters', () => {
    const names = ['Oscar', 'Ñusta', 'álvaro', 'Nora', 'Ana'];
    const contactos = contactosEnLista.receive(
      [],
      names,
      names.map((name) => named(name)),
      {},
    );
    const lines = toLineas(contactos).map((linea) => (linea.kind === 'letra' ? linea.letra : linea.contacto.name));
    expect(lines).toEqual(['A', 'álvaro', 'Ana', 'N', 'Nora', 'Ñ', 'Ñusta', 'O', 'Oscar']);
  });
});

describe('the search', () => {
  const buscables = toBuscables(
    [
      named('Ana Núñez', { company: 'Banco Ciudad', tags: ['t-1'] }),
      named('Bruno Paz', { emails: [{ email: 'bruno@registro.test', label: '' }], phoneNumbers: [], company: '' }),
    ],
    [{ id: 'ar', iso: 'ar', name: 'Argentina', code: '+54', flagImagePos: '', bandera: '' }],
  );
  const found = (texto: string, etiqueta: string | null = null) =>
    buscar(buscables, texto, etiqueta).map(({ name }) => name);

  it.each([
    ['nunez', ['Ana Núñez']],
    ['CIUDAD ana', ['Ana Núñez']],
    ['registro', ['Bruno Paz']],
    ['4321 0000', ['Ana Núñez']],
    ['+54 11 4321', ['Ana Núñez']],
    ['(11) 4321', ['Ana Núñez']],
    ['', ['Ana Núñez', 'Bruno Paz']],
    ['nadie', []],
    ['-', []],
  ])('finds by «%s»', (texto, names) => expect(found(texto)).toEqual(names));

  it('looks only among the contacts of the chosen etiqueta', () => {
    expect(found('', 't-1')).toEqual(['Ana Núñez']);
    expect(found('bruno', 't-1')).toEqual([]);
  });
});
