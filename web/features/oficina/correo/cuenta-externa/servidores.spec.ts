import { expect, it } from 'vitest';
import { servicioDe, servidoresDe } from './servidores';

it.each([
  ['ana@gmail.com', 'imap.gmail.com:993', 'smtp.gmail.com:465', 'Gmail'],
  [' Ana@Hotmail.com.ar ', 'outlook.office365.com:993', 'smtp-mail.outlook.com:587', 'Outlook'],
  ['ana@movistar.es', 'imap.movistar.es:993', 'smtp.movistar.es:587', undefined],
  ['ana@notaria.com.ar', 'imap.notaria.com.ar:993', 'smtp.notaria.com.ar:587', undefined],
])('the servers of %s are suggested', (direccion, imap, smtp, nombre) => {
  const named = Object.values(servidoresDe(direccion) ?? {}).map(({ servidor, puerto }) => `${servidor}:${puerto}`);
  expect(named).toEqual([imap, smtp]);
  expect(servicioDe(direccion)?.nombre).toBe(nombre);
});

it('an office may have its own domain at a known service', () => {
  expect(servicioDe('ana@notaria.com.ar', ' Outlook.office365.com')?.nota).toMatch(/^Microsoft ya no permite/);
  expect(servicioDe('ana@notaria.com.ar', 'imap.notaria.com.ar')).toBeUndefined();
});

it.each(['', 'ana', 'ana@', 'ana@notaria', 'ana@notaria.'])('no servers are suggested for %s', (typed) => {
  expect(servidoresDe(typed)).toBeNull();
});
