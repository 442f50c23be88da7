import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../factories/app.js';
import { newCuenta } from '../../factories/people.js';

it('an address book of 5,000 contacts comes in whole, is all known when it is checked again, and is undone as a whole', async () => {
  const test = await createTestApp();
  onTestFinished(() => test.close());
  const { titular } = await newCuenta(test);
  const rows = Array.from({ length: 5_000 }, (_, n) => `Persona ${n};p${n}@ejemplo.test;Muchos;1980-02-29`);
  const form = () => {
    const body = new FormData();
    body.append('archivo', new Blob([`Nombre;Correo 1;Etiquetas;Cumpleaños\n${rows.join('\n')}`]), 'contactos.csv');
    return body;
  };
  const { status, body } = await titular.post('/apps/contacts/import', form());
  expect([status, body.creados]).toEqual([200, 5_000]);
  expect((await titular.post('/apps/contacts/import/revisar', form())).body.repetidos).toHaveLength(5_000);
  expect((await titular.post('/apps/contacts/import/deshacer', { ids: body.contactos })).body).toBe(true);
  expect((await titular.get('/apps/contacts/all')).body).toEqual([]);
}, 120_000);
