import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { fieldRefusal } from '../../../testing/api-server';
import { choose } from '../../../testing/press';
import { build, openActions, path, showTab, startProtocolo } from '../../../testing/protocolo';
import { showPages } from '../../../testing/show-pages';
import { routes } from './protocolo.routes';

const { kept, server } = startProtocolo();

it('corrects the last folios with a reason, and names errors', async () => {
  showTab();
  await openActions();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Corregir folios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir los folios: Escritura 41' }));
  const hasta = dialog.getByRole<HTMLInputElement>('textbox', { name: /Hasta el folio/ });
  expect(hasta.value).toBe('123');
  fireEvent.change(hasta, { target: { value: '119' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await dialog.findByText('Indique el motivo.');
  expect(kept.written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Se contó mal' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await dialog.findByText('El último folio no puede ser anterior al 120.');
  fireEvent.change(hasta, { target: { value: '125' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await screen.findByText('Folios 120 a 125');
  expect(kept.written.at(-1)).toEqual(['"1"', { folioHasta: 125, motivo: 'Se contó mal' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks why a carpeta is numbered before it is ready to be signed, and proposes the last place', async () => {
  kept.instrumentos = [];
  const next = { ...{ anio: 2026, escritura: 42, acta: 1, certificacion: 1, folio: 124, folioCertificaciones: 1 } };
  server.use(
    http.get('*/api/protocolo/registros/r-1/siguientes', () =>
      HttpResponse.json({ ...next, ultimaFecha: null, ultimaFechaCertificaciones: null, ultimoLugar: 'Rosario' }),
    ),
    http.post('*/api/carpetas/c-1/instrumentos', async ({ request }) => {
      kept.written.push(await request.json());
      return HttpResponse.json([build({ numero: 42 })], { status: 201 });
    }),
  );
  showTab(true, { estado: 'en_preparacion' }, `${path}/numerar`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Numerar' }));
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Lugar' }).value).toBe('Rosario'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Hasta el folio/ }), { target: { value: '125' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
  await dialog.findByText('Indique el motivo.');
  expect(kept.written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Firma fuera de hora' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
  await waitFor(() =>
    expect(kept.written).toEqual([expect.objectContaining({ motivo: 'Firma fuera de hora', lugar: 'Rosario' })]),
  );
});

it('says which number and folio come next, and why a day or a folio is refused', async () => {
  kept.instrumentos = [];
  const next = { ...{ anio: 2026, escritura: 42, acta: 1, certificacion: 1, folio: 124, folioCertificaciones: 1 } };
  const refusals = [
    ['La fecha no puede ser anterior.', 'fecha'],
    ['El folio 123 ya está usado.', 'folioDesde'],
  ] as const;
  server.use(
    http.get('*/api/protocolo/registros/r-1/siguientes', () =>
      HttpResponse.json({ ...next, ultimaFecha: '2026-03-04', ultimaFechaCertificaciones: null, ultimoLugar: null }),
    ),
    http.post('*/api/carpetas/c-1/instrumentos', async ({ request }) => {
      const refusal = refusals[kept.written.push(await request.json()) - 1];
      if (!refusal) return HttpResponse.json([build({ numero: 42 })]);
      const [mensaje, campo] = refusal;
      return fieldRefusal(422, 'DATOS_INVALIDOS', mensaje, campo);
    }),
  );
  showTab(true, {}, `${path}/numerar`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Numerar' }));
  await dialog.findByText(/^Será Escritura 42 de \d{4}, desde el folio 124\. .* anterior al 04\/03\/2026\.$/);
  const desde = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Desde el folio' });
  expect(desde.value).toBe('124');
  fireEvent.change(dialog.getByRole('textbox', { name: /Hasta el folio/ }), { target: { value: '125' } });
  for (const [mensaje] of refusals) {
    fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
    await dialog.findByText(mensaje);
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept.written.at(-1)).toMatchObject({ folioDesde: 124, folioHasta: 125 });
});

it('offers no correction of folios before the last ones', async () => {
  kept.instrumentos = [build({ sonUltimos: false })];
  showTab();
  await openActions();
  await screen.findByRole('menuitem', { name: 'Editar' });
  expect(screen.queryByRole('menuitem', { name: 'Corregir folios' })).toBeNull();
});

it('offers nothing to a person who does not give numbers', async () => {
  showTab(false);
  await screen.findByText('Folios 120 a 123');
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives a registro its notary, one of the people who sign', async () => {
  showPages(routes, { path: '/protocolo' });
  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Registros' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Editar Registro 12' }));
  const quien = await screen.findByRole('combobox', { name: 'Escribano/a' });
  fireEvent.click(quien);
  await screen.findByRole('option', { name: 'Mario Paz' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'De la oficina',
    'Elena Sol',
    'Mario Paz',
  ]);
  choose(screen.getByRole('option', { name: 'Mario Paz' }));
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(kept.written).toEqual([expect.objectContaining({ nombre: 'Registro 12', escribanoId: 'u-2' })]),
  );
});

it('shows which folios of a book have to be bound and until when, and takes a binding back', async () => {
  const regla = { nombre: 'Empastar el protocolo', fuente: 'COT, art. 429', porConfirmar: true, folios: 500 };
  const pendiente = { registroId: 'r-1', registro: 'Registro 12', anio: 2026, folio: 120, folios: 120 };
  const empastado = { ...pendiente, anio: null, folio: null, folios: 0, vence: null, faltan: null, debido: false };
  const ultimo = { id: 'e-1', anio: 2026, folio: 118, dia: '2026-03-20' };
  let libro: object = { ...pendiente, vence: '2026-03-15', faltan: -5, debido: true, ultimo: null };
  server.use(
    http.get('*/api/protocolo/empastes', () => HttpResponse.json({ regla, libros: [libro] })),
    http.post('*/api/protocolo/empastes', async ({ request }) => {
      kept.written.push(await request.json());
      libro = { ...empastado, ultimo };
      return HttpResponse.json({ regla, libros: [libro] });
    }),
    http.delete('*/api/protocolo/empastes/e-1', () => {
      libro = { ...pendiente, vence: '2026-03-15', faltan: -5, debido: true, ultimo: null };
      return HttpResponse.json({ regla, libros: [libro] });
    }),
  );
  showPages(routes, { path: '/protocolo', rolId: 1 });
  await screen.findByText('120 folios sin empastar, de hasta 500. Venció el 15/03/2026, hace 5 días.');
  expect(screen.getByText('Hay que empastar')).toBeTruthy();
  expect(screen.getByText(/COT, art. 429 · Confirmar con la norma vigente/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Registrar un empaste de Registro 12' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar un empaste de Registro 12' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Hasta el folio de 2026/ }), { target: { value: '118' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Registrar' }));
  await screen.findByText(/Último empaste: 20\/03\/2026, hasta el folio 118 de 2026/);
  expect(kept.written).toEqual([{ id: expect.any(String), registroId: 'r-1', folio: 118 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el último empaste de Registro 12' }));
  await screen.findByText(/^120 folios sin empastar/);
});

it('shows the index without files or changes to a person who only reads', async () => {
  showPages(routes, { path: '/protocolo', rolId: 5 });
  await screen.findByText('No hay instrumentos de 2026');
  expect(screen.queryByRole('button', { name: /Índice en PDF|Más acciones/ })).toBeNull();
});
