import { expect, it } from 'vitest';
import { PERMISSION_NAMES } from '../../common/access/permissions.js';
import { collect, collectDeCarpeta, DE_CARPETA } from '../../domains.js';

const hechos = Object.keys(collect('hechos'));
const words = new Set(hechos.map((hecho) => hecho.split('.')[0]));

it('the permissions that things of a carpeta ask for are permissions of roles', () => {
  const needed = Object.values(collectDeCarpeta('permisos')).map(({ permiso }) => permiso);
  expect(needed.filter((permiso) => !PERMISSION_NAMES.some((name) => name === permiso))).toEqual([]);
});

it('the facts that things of a carpeta listen to are recorded by domains', () => {
  const heard = [
    ...Object.values(collectDeCarpeta('cambios')).flat(),
    ...DE_CARPETA.flatMap(({ dejaFaltantes = [] }) => dejaFaltantes),
  ];
  expect(heard.filter((word) => !words.has(word))).toEqual([]);
  expect(Object.keys(collectDeCarpeta('aprobado')).filter((hecho) => !hechos.includes(hecho))).toEqual([]);
});
