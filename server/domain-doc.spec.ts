import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { collect } from './domains.js';
import { posiblesDesde } from './expediente/carpetas/carpeta-movimientos.js';
import { REGLAS_DEL_PAIS } from './expediente/reglas-de-plazo/reglas-del-pais.js';
import { ESTADOS_CARPETA } from './vocabulario/carpeta-estados.js';

const PAGE = readFileSync('docs/domain.md', 'utf8');
const ROLES = ['titular', 'adscripto', 'oficial', 'gestor', 'lectura'];

it('draws each move between states, and no other', () => {
  // A suspended carpeta can also return to its earlier state. The text below the picture says so.
  const moves = ESTADOS_CARPETA.flatMap((estado) =>
    [true, false].flatMap((esRegistrable) =>
      posiblesDesde({ estado, estadoPrevio: null, esRegistrable }).map((to) => `${estado} --> ${to}`),
    ),
  );
  const drawn = PAGE.match(/^ {2}[a-z_]+ --> [a-z_]+/gm)?.map((line) => line.trim());
  expect(new Set(drawn)).toEqual(new Set(moves));
});

it('names each permission beside the roles that have it', () => {
  const rows = [...PAGE.matchAll(/^\| ([a-z ,]+) \| (`[a-z.]+`(?: `[a-z.]+`)*) \|$/gm)].flatMap(
    ([, who = '', permissions = '']) => {
      const roles = who === 'all five roles' ? ROLES : who.split(', ');
      return permissions
        .replaceAll('`', '')
        .split(' ')
        .map((name) => [name, roles.map((role) => ROLES.indexOf(role) + 1)]);
    },
  );
  expect(Object.fromEntries(rows)).toEqual(collect('permissions'));
});

it('has each figure of law with its source', () => {
  const DESDE = {
    movimiento: 'the move that begins it',
    firma: 'the signature',
    presentacion: 'the presentation',
    pago_tasa: 'the payment of the tasa',
    expedicion: 'the issue',
    recepcion: 'the reception',
    libro: 'the book',
  };
  const computos = { corridos: 'corridos', habiles: 'hábiles', meses: 'meses' };
  const rows = Object.entries(REGLAS_DEL_PAIS).flatMap(([pais, reglas = []]) =>
    reglas.map(({ nombre, dias, computo, arranque, cuentaDesde, fuente }) => {
      const conteo = `${dias} ${computos[computo]}${arranque === 'mismo_dia' ? ', mismo día' : ''}`;
      return `| ${pais} | ${nombre} | ${conteo} | ${DESDE[cuentaDesde]} | ${fuente} |`;
    }),
  );
  expect(PAGE.match(/^\| [A-Z]{2} \| .* \| .* \| .* \| .* \|$/gm)).toEqual(rows);
});
