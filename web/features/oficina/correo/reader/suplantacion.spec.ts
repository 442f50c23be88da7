import { describe, expect, it } from 'vitest';
import { suplantadoPor } from './suplantacion';

const miembros = [{ nombre: 'Ana Núñez' }, { nombre: 'Demo' }];
const by = (nombre: string, usuarioId: string | null = null) =>
  suplantadoPor({ nombre, direccion: 'x@malo.test', usuarioId }, miembros);

describe('the name of a sender', () => {
  it.each([
    ['another address', 'gerencia@banco.test', 'gerencia@banco.test'],
    ['another address among words', 'Banco Nación <gerencia@banco.test>', 'gerencia@banco.test'],
    ['the name of a member', 'Ana Núñez', 'Ana Núñez'],
    ['their name without accents, turned and with words around it', 'NUNEZ, Ana (escribanía)', 'Ana Núñez'],
  ])('that is %s pretends to be somebody else', (_, nombre, suplantado) => {
    expect(by(nombre)).toBe(suplantado);
  });

  it.each([
    ['its own', 'X@Malo.test'],
    ['that of nobody here', 'Ana Pérez'],
    ['part of that of a member', 'Ana'],
    ['a word that is all the name of a member', 'Una demo para usted'],
    ['with an at sign alone', 'Comidas @ domicilio'],
    ['none', ''],
  ])('that is %s pretends nothing', (_, nombre) => {
    expect(by(nombre)).toBeNull();
  });

  it('that belongs to the member who wrote pretends nothing', () => {
    expect(by('Ana Núñez', 'u-1')).toBeNull();
  });
});
