import { expect, it } from 'vitest';
import { PERMISSION_NAMES } from '../../common/access/permissions.js';
import { collect, collectDeCarpeta, DE_CARPETA } from '../../domains.js';

const hechos = Object.keys(collect('hechos'));
const words = new Set(hechos.map((hecho) => hecho.split('.')[0]));

it('needs for what people do in a carpeta permissions that roles have', () => {
  const needed = Object.values(collectDeCarpeta('permisos')).map(({ permiso }) => permiso);
  expect(needed.filter((permiso) => !PERMISSION_NAMES.some((name) => name === permiso))).toEqual([]);
});

it('hears of facts that domains record', () => {
  const heard = [
    ...Object.values(collectDeCarpeta('cambios')).flat(),
    ...DE_CARPETA.flatMap(({ dejaFaltantes = [] }) => dejaFaltantes),
  ];
  expect(heard.filter((word) => !words.has(word))).toEqual([]);
  expect(Object.keys(collectDeCarpeta('aprobado')).filter((hecho) => !hechos.includes(hecho))).toEqual([]);
});
