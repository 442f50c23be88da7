import { describe, expect, it } from 'vitest';
import { dudaDe, type Origen } from './duda';

const someone = (direccion: string) => ({ nombre: '', direccion, usuarioId: null });
const miembros = [{ nombre: 'Ana Núñez', email: 'Ana@sol.test' }];
const doubt = (direccion: string, origen: Partial<Origen>) =>
  dudaDe(
    { de: someone(direccion), autenticacion: 'verificado', responderA: [], respuestaAjena: false, ...origen },
    miembros,
  );

describe('the warning of a mail from outside', () => {
  const ajena = { responderA: [someone('x@malo.test')], respuestaAjena: true };
  const said = 'Si lo responde, la respuesta no va a bea@banco.test sino a x@malo.test, de otro dominio.';

  it.each(['verificado', 'sin_datos'] as const)(
    'says that its answer goes to another address, when it is %s',
    (autenticacion) => {
      expect(doubt('bea@banco.test', { autenticacion, ...ajena })).toBe(said);
    },
  );

  it('says first that the mail may be from somebody else', () => {
    const text = 'Llegó de afuera, y no se pudo comprobar que lo envió Ana Núñez.';
    expect(doubt('ana@sol.test', { autenticacion: 'sin_datos', ...ajena })).toBe(text);
  });

  it('is empty when all is right', () => {
    expect(doubt('ana@sol.test', {})).toBeNull();
  });
});
