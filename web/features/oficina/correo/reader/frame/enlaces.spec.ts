import { expect, it } from 'vitest';
import { enganoDe } from './enlaces';

/** The lie of a link with this text. jsdom has no `innerText`, so the test gives it. */
const lie = (innerText: string, href: string, alt = '') =>
  enganoDe({ href, innerText, querySelectorAll: () => (alt ? [{ alt }] : []) } as never);

it.each([
  'https://banco.com',
  'Entre en https://www.banco.com/clave ya',
  'Ingrese a www.banco.com',
  'ver más en banco.com',
  'BANCO.COM',
  'Banco.Com',
  'banco.com.',
  '"banco.com"',
  'ba\u200bnco.com',
  'ba\u3164 https://banco.com',
  'banco.com\u2800',
  'banco\uff0ecom',
  'banco\u3002com',
  '\u{1d41b}anco.com',
  'https:/banco.com',
  'https:banco.com',
  'https:\\\\banco.com',
  'https://malo.test https://banco.com',
  'escritura.pdf de banco.com',
  'https://banco.com@malo.test',
  'https://banco.com:x@malo.test',
  'v.No/banco.com',
])('a link with the text «%s» does not lead elsewhere', (text) => {
  expect(lie(text, 'https://malo.test/x')).toEqual({ dice: 'banco.com', lleva: 'malo.test' });
});

it.each([
  ['banco.com/ingresar', 'https://banco.com.malo.test', 'banco.com', 'banco.com.malo.test'],
  ['Ingresar', 'https://banco.com@malo.test', 'banco.com', 'malo.test'],
  ['Ingresar', 'https://banco.com%2Fa@malo.test', 'banco.com', 'malo.test'],
  ['github.io', 'https://malo.github.io', 'github.io', 'malo.github.io'],
  ['otro.banco.com', 'https://malo.banco.com', 'otro.banco.com', 'malo.banco.com'],
  ['banco.com', 'https://b\u0430nco.com', 'banco.com', 'xn--bnco-53d.com'],
  ['b\u0430nco.com', 'https://b\u0430nco.com', 'b\u0430nco.com', 'xn--bnco-53d.com'],
  ['pagos@banco.com', 'https://malo.test', 'pagos@banco.com', 'malo.test'],
  ['pagos@banco.com', 'mailto:pagos@malo.test', 'pagos@banco.com', 'pagos@malo.test'],
  ['pagos@gmail.com', 'mailto:otro%40gmail.com?subject=a', 'pagos@gmail.com', 'otro@gmail.com'],
  ['a@x.test', 'mailto:a@x.test,b@x.test', 'a@x.test', 'a@x.test, b@x.test'],
  ['Escriba a banco.com', 'mailto:x@malo.test', 'banco.com', 'x@malo.test'],
])('a link with the text «%s» that leads to %s is deceptive', (text, href, dice, lleva) => {
  expect(lie(text, href)).toEqual({ dice, lleva });
});

it('a link with pictures has their texts while they are not shown', () => {
  expect(lie('', 'https://malo.test', 'Ir a banco.com')?.dice).toBe('banco.com');
});

it.each([
  ['www.banco.com', 'https://banco.com/'],
  ['ver más en banco.com', 'https://www.banco.com'],
  ['banco.com', 'https://correo.banco.com./t/1'],
  [
    'https://banco.com/?de=ana@otro.test&a=https://otro.test',
    'https://banco.com/?de=ana@otro.test&a=https://otro.test',
  ],
  ['banco.com:8443/otro.test', 'https://banco.com:8443/otro.test'],
  ['peña.com.ar', 'https://peña.com.ar'],
  ['Ver la factura', 'https://malo.test'],
  ['escritura.pdf', 'https://archivos.test/1'],
  ['poderes/escritura.pdf', 'https://archivos.test/1'],
  ['Noticias de EE.UU. y de S.A. o S.R.L.', 'https://diario.test'],
  ['Así lo dijo el Dr.Gómez.Más nada. No.Es a las 10.30 a.m.', 'https://diario.test'],
  ['Dominios .com.ar', 'https://nic.test'],
  ["'ana@banco.com'", 'mailto:ana@banco.com'],
  ['ana@banco.com', 'mailto:Ana@Banco.com?subject=Hola'],
  ['Ana <ana@banco.com>, banco.com', 'mailto:ana@banco.com'],
  ['ana@banco.com', 'https://www.banco.com/contacto'],
  ['Compartir banco.com', 'mailto:?subject=a'],
  ['banco.com', 'tel:+5411'],
])('a link with the text «%s» that leads to %s is honest', (text, href) => {
  expect(lie(text, href)).toBeNull();
});

it.each(['a.'.repeat(50_000), 'a'.repeat(100_000), 'a.bb1/'.repeat(20_000), 'a@'.repeat(50_000)])(
  'a long text is checked without delay',
  (text) => {
    const start = performance.now();
    lie(text, 'https://malo.test');
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
