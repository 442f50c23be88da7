import { describe, expect, it } from 'vitest';
import { ALIAS, aliasOfrecidos, isReserved } from './alias.js';

describe('alias', () => {
  it.each(['postmaster', 'abuse', 'mailer-daemon', 'no.reply', 'no-responder', 'web-master'])(
    '%s is reserved',
    (alias) => {
      expect(isReserved(alias)).toBe(true);
    },
  );

  it.each([
    ['Ana Pérez', 'ana.perez'],
    ["María José O'Brien de la Torre", 'maria.jose.obrien'],
    ['Lu', 'lu.oficina'],
    ['Admin', 'admin.oficina'],
    ['李', 'persona.oficina'],
  ])('%s is offered %s', (nombre, alias) => {
    expect(aliasOfrecidos(nombre)[0]).toBe(alias);
    expect(aliasOfrecidos(nombre).every((each) => ALIAS.test(each) && !isReserved(each))).toBe(true);
  });
});
