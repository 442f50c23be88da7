import { beforeAll, expect, it } from 'vitest';
import type { CarpetaNombradaDto } from '../../server/expediente/carpetas/numeros.dto.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { newCarpeta } from '../factories/carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const find = (by: Member, numeros: string) => by.get(`/carpetas/numeros?numeros=${numeros}`);
const codigosFor = async (by: Member, numeros: string) =>
  (await find(by, numeros)).body.map(({ codigo }: CarpetaNombradaDto) => codigo);

it('gives the carpetas of some numbers, as far as the person may see them, in one call', async () => {
  const { cuentaId, titular } = await newCuenta(test);
  const oficial = await newMiembro(test, cuentaId, 3, 'Ana Acuña');
  const gestor = await newMiembro(test, cuentaId, 4, 'Beto Báez');
  const open = await newCarpeta(titular, { caratula: 'Pérez a Gómez' });
  const reserved = await newCarpeta(titular, { reservada: true });
  const numeros = [open, reserved].map(({ anio, numero }) => `${anio}-${numero}`).join();
  expect((await find(oficial, `${numeros},${open.codigo},1999-1`)).body).toEqual([
    {
      id: open.id,
      anio: open.anio,
      numero: open.numero,
      codigo: open.codigo,
      caratula: 'Pérez a Gómez',
      estado: 'en_preparacion',
    },
  ]);
  expect(await codigosFor(titular, numeros)).toEqual([open.codigo, reserved.codigo]);
  expect(await codigosFor(gestor, numeros)).toEqual([]);
  // Another cuenta has the same numbers for its own carpetas.
  const stranger = (await newCuenta(test)).titular;
  expect(await codigosFor(stranger, numeros)).toEqual([]);
});

it('refuses a text that is not a number', async () => {
  const { titular } = await newCuenta(test);
  const many = Array.from({ length: 201 }, (_, n) => `2026-${n + 1}`).join();
  for (const numeros of ['', 'x', '2026-', '2026-1234567', '2026-1,', many]) {
    expect((await find(titular, numeros)).status).toBe(400);
  }
  expect((await titular.get('/carpetas/numeros')).status).toBe(400);
});
