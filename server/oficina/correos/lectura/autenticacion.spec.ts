import { describe, expect, it } from 'vitest';
import { type Autenticacion, autenticacionDe, isSameOrganizacion } from './autenticacion.js';

const MX = 'mx.oficina.test';
const ANA = 'ana@banco.test';

const read = (resultados: string[], from = [ANA], servidor: string | undefined = MX) =>
  autenticacionDe(
    [
      ...resultados.map((valor) => ({ nombre: 'Authentication-Results', valor })),
      { nombre: 'From', valor: from.join(', ') },
    ],
    servidor,
    from,
  );

describe('the authentication of a mail', () => {
  it.each<[string, Autenticacion]>([
    [`${MX}; dmarc=pass header.from=banco.test`, 'verificado'],
    [`${MX} 1; dmarc=pass (p=reject dis=none) header.from=BANCO.test`, 'verificado'],
    [`${MX}; spf=pass smtp.mailfrom=rebotes@correo.banco.test`, 'verificado'],
    [`${MX}; dkim=pass reason="good; signature" header.d=banco.test`, 'verificado'],
    [`${MX}; dkim=pass header.i=@banco.test; dmarc=none`, 'verificado'],
    [`${MX}; dmarc=fail header.from=banco.test; dkim=pass header.d=banco.test`, 'fallido'],
    [`${MX}; dmarc=pass header.from=otro.test`, 'sin_datos'],
    [`${MX}; spf=pass smtp.mailfrom=x@otro.test; dkim=pass header.d=otro.test`, 'sin_datos'],
    [`${MX}; dkim=pass header.d=test`, 'sin_datos'],
    [`${MX}; dkim=pass header.d=malobanco.test`, 'sin_datos'],
    [`${MX}; spf=fail smtp.mailfrom=x@banco.test`, 'sin_datos'],
    [`${MX}; none`, 'sin_datos'],
    [`${MX} (; dmarc=pass header.from=banco.test)`, 'sin_datos'],
    [`${MX}; auth=fail reason="; dmarc=pass header.from=banco.test"`, 'sin_datos'],
    [`${MX}; spf=pass smtp.mailfrom="x; dkim=pass header.d=banco.test"`, 'sin_datos'],
    [`otro.test; dmarc=pass header.from=banco.test`, 'sin_datos'],
    [`${MX}.malo.test; dmarc=pass header.from=banco.test`, 'sin_datos'],
    ['', 'sin_datos'],
  ])('%s is %s', (valor, expected) => {
    expect(read([valor])).toBe(expected);
  });

  it('believes the topmost header alone', () => {
    const passed = `${MX}; dmarc=pass header.from=banco.test`;
    expect(read(['otro.test; dmarc=pass', passed])).toBe('sin_datos');
    expect(read([passed, `${MX}; dmarc=fail`])).toBe('verificado');
  });

  it('believes no header without a name of the own server, and none for several senders', () => {
    const passed = `${MX}; dmarc=pass header.from=banco.test`;
    expect(read([passed], [ANA], '')).toBe('sin_datos');
    expect(read([passed], [ANA, 'otro@malo.test'])).toBe('sin_datos');
    expect(read([], [ANA])).toBe('sin_datos');
  });
});

it.each([
  ['a@banco.com.ar', 'rebotes@correo.banco.com.ar', true],
  ['a@ventas.banco.com.ar', 'avisos.banco.com.ar', true],
  ['a@banco.com.ar', 'com.ar', false],
  ['a@banco.com.ar', 'a@otro.com.ar', false],
  ['a@uno.github.io', 'a@dos.github.io', false],
  ['a@ÑANDÚ.com.ar', 'a@xn--and-6ma2c.com.ar', true],
])('%s and %s are of one organisation: %s', (una, otra, expected) => {
  expect(isSameOrganizacion(una, otra)).toBe(expected);
});
