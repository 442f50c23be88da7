import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { expect, it } from 'vitest';
import { fieldRefusal } from '../../../testing/api-server';
import { buildCarpeta } from '../../../testing/carpetas';
import { build, openActions, path, showTab, startProtocolo } from '../../../testing/protocolo';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './protocolo.carpeta';

const { kept, server } = startProtocolo();

it('offers to sign as soon as nothing is missing any more, also while the dialog is open', async () => {
  kept.instrumentos = [];
  server.use(http.get('*/api/protocolo/registros/r-1/siguientes', () => new Promise<never>(() => {})));
  function Page() {
    const [movimientos, setMovimientos] = useState<unknown>([]);
    const carpeta = buildCarpeta({ id: 'c-1', estado: 'lista_para_firma', movimientos: movimientos as never });
    const falta = { lugar: 'protocolo', id: null, mensaje: 'Falta numerar la escritura.' };
    return (
      <>
        <button type="button" onClick={() => setMovimientos([{ estado: 'firmada', faltantes: [falta] }])}>
          Listo
        </button>
        <Outlet context={{ ...carpeta, permisos: { ...carpeta.permisos, numerar: true } }} />
      </>
    );
  }
  showPages([{ path: '/carpetas/c-1', element: <Page />, children: [deCarpeta.tab.route] }], {
    path: `${path}/numerar`,
  });
  await screen.findByRole('dialog', { name: 'Numerar' });
  fireEvent.click(screen.getByText('Listo'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Numerar y firmar' }));
  await dialog.findByRole('button', { name: 'Numerar y firmar' });
  expect(dialog.getByRole('switch').getAttribute('aria-checked')).toBe('true');
});

it('says who signs, which the signature freezes, asks for the place, and moves the focus there when it is missing', async () => {
  kept.instrumentos = [];
  const next = { ...{ anio: 2026, escritura: 42, acta: 1, certificacion: 1, folio: 124, folioCertificaciones: 1 } };
  server.use(
    http.get('*/api/protocolo/registros/r-1/siguientes', () =>
      HttpResponse.json({ ...next, ultimaFecha: null, ultimaFechaCertificaciones: null, ultimoLugar: null }),
    ),
  );
  const falta = { lugar: 'protocolo', id: null, mensaje: 'Falta numerar la escritura.' };
  showTab(
    true,
    {
      movimientos: [{ estado: 'firmada', faltantes: [falta] }] as never,
      escribano: { id: 'u-2', nombre: 'Mario Paz' },
    },
    `${path}/numerar`,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Numerar y firmar' }));
  await dialog.findByText(/Mario Paz \(adscripto\)/);
  const lugar = dialog.getByRole('textbox', { name: 'Lugar' });
  expect(lugar.getAttribute('aria-required')).toBe('true');
  const [fecha, objeto, hasta] = ['Fecha', 'Objeto', 'Hasta el folio'].map((name) =>
    dialog.getByRole<HTMLInputElement>('textbox', { name }),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  expect(hasta.getAttribute('aria-required')).toBe('true');
  const { value: hoy } = fecha;
  for (const field of [fecha, objeto]) fireEvent.change(field, { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar y firmar' }));
  await dialog.findByText('Indique la fecha.');
  expect([fecha, objeto, hasta, lugar].map((field) => field.getAttribute('aria-invalid'))).toEqual(
    Array(4).fill('true'),
  );
  for (const [field, value] of [
    [fecha, hoy],
    [objeto, 'Venta'],
    [hasta, '125'],
  ] as const) {
    fireEvent.change(field, { target: { value } });
  }
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar y firmar' }));
  await dialog.findByText('Indique el lugar, que la firma necesita.');
  await waitFor(() => expect(document.activeElement).toBe(lugar));
  fireEvent.click(dialog.getByRole('switch'));
  expect(lugar.getAttribute('aria-required')).toBeNull();
  expect(dialog.queryByText(/Mario Paz/)).toBeNull();
});

it('moves the focus to the reason that a second first copy needs, and to the copies that are handed over', async () => {
  const copia = {
    ...{ id: 'k-1', tipo: 'primera' as const, nombre: 'Primera copia', orden: 1, solicitante: 'Ana Paz' },
  };
  const waiting = { ...copia, fecha: '2026-03-05', retiradaPor: null, retiradaEn: null, motivo: null, version: 1 };
  kept.instrumentos = [build({ copias: [{ ...waiting, observacion: null }] })];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () => HttpResponse.json([])),
    http.post('*/api/carpetas/c-1/instrumentos/i-1/copias', () =>
      fieldRefusal(422, 'DATOS_INVALIDOS', 'Ya tiene una primera copia: indique el motivo.', 'motivo'),
    ),
    http.post('*/api/carpetas/c-1/entregas', () =>
      fieldRefusal(422, 'DATOS_INVALIDOS', 'Elija las copias que se entregan.', 'copias'),
    ),
  );
  showTab(true, { estado: 'entregada', fechaFirma: '2026-03-04' });
  fireEvent.click(await screen.findByRole('button', { name: 'Expedir copia' }));
  const otra = within(await screen.findByRole('dialog', { name: 'Expedir copia' }));
  fireEvent.change(otra.getByRole('textbox', { name: /Quién la pide/ }), { target: { value: 'Ana Paz' } });
  fireEvent.click(otra.getByRole('button', { name: 'Expedir' }));
  const motivo = await otra.findByRole('textbox', { name: 'Motivo de otra primera copia' });
  await waitFor(() => expect(document.activeElement).toBe(motivo));
  fireEvent.click(otra.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  fireEvent.click(await screen.findByRole('button', { name: 'Entregar copias' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar la entrega' }));
  dialog.getByText((_, element) => element?.textContent === 'Copias que se entregan *');
  fireEvent.change(dialog.getByRole('textbox', { name: /A quién/ }), { target: { value: 'Beto Sol' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
  await dialog.findByText('Elija las copias que se entregan.');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('checkbox', { name: /Primera copia/ })));
});

it('shows who signed on that day, and to whom the deed was handed over', async () => {
  kept.instrumentos = [build({ escribano: { id: 'u-2', nombre: 'Mario Paz', caracter: 'adscripto' } })];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () =>
      HttpResponse.json([
        { id: 'e-1', aQuien: 'Ana Sol', documento: 'DNI 1', dia: '2026-03-20', observacion: null, copias: [] },
      ]),
    ),
  );
  showTab(true, { estado: 'entregada', fechaFirma: '2026-03-04' });
  await screen.findByText('Mario Paz (adscripto)');
  await screen.findByText('Ana Sol, DNI 1');
  screen.getByRole('button', { name: 'Recibo' });
});

it('asks for the reason of a correction after the signature, but not of a note', async () => {
  kept.instrumentos = [build({ lugar: 'Rosario', correccion: 'Se copió mal', corregidoEn: '2026-03-05' })];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () => HttpResponse.json([])),
    http.patch('*/api/carpetas/c-1/instrumentos/i-1', async ({ request }) => {
      kept.written.push(await request.json());
      return HttpResponse.json(kept.instrumentos);
    }),
  );
  showTab(true, { estado: 'firmada', fechaFirma: '2026-03-04' });
  expect(await screen.findByText('05/03/2026: Se copió mal')).toBeTruthy();
  const corregir = async (campo: RegExp, value: string) => {
    await openActions();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Corregir lo que dice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Corregir escritura 41' }));
    fireEvent.change(dialog.getByRole('textbox', { name: campo }), { target: { value } });
    fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
    return dialog;
  };
  const dialog = await corregir(/Lugar/, 'Santa Fe');
  await dialog.findByText('Indique el motivo.');
  expect(kept.written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Se copió mal' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept.written).toMatchObject([{ lugar: 'Santa Fe', motivo: 'Se copió mal' }]);
  await corregir(/Observación/, 'Ver folio 3');
  await waitFor(() => expect(kept.written.at(-1)).toMatchObject({ observacion: 'Ver folio 3', motivo: null }));
});

it('only adds a note to a copy that somebody took, and hands the others over with another receipt', async () => {
  const copia = (id: string, nombre: string, retiradaPor: string | null) => ({
    ...{
      id,
      tipo: 'simple' as const,
      nombre,
      orden: id === 'k-1' ? 1 : 2,
      solicitante: 'Ana Paz',
      fecha: '2026-03-05',
    },
    ...{ retiradaPor, retiradaEn: retiradaPor && '2026-03-06', motivo: null, observacion: null, version: 1 },
  });
  kept.instrumentos = [
    build({ copias: [copia('k-1', 'Copia simple 1', null), copia('k-2', 'Copia simple 2', 'Ana Paz')] }),
  ];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () => HttpResponse.json([])),
    http.post('*/api/carpetas/c-1/entregas', async ({ request }) => {
      kept.written.push(await request.json());
      return HttpResponse.json([]);
    }),
  );
  showTab(true, { estado: 'entregada', fechaFirma: '2026-03-04' });
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Copia simple 2' }));
  expect(screen.queryByRole('menuitem', { name: 'Quitar' })).toBeNull();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Anotar' }));
  const noted = within(await screen.findByRole('dialog', { name: 'Copia simple 2' }));
  expect(noted.getAllByRole('textbox').map((one) => one.getAttribute('name'))).toEqual(['observacion']);
  fireEvent.click(noted.getByRole('button', { name: 'Cancelar' }));

  fireEvent.click(await screen.findByRole('button', { name: 'Entregar copias' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anotar la entrega' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /A quién/ }), { target: { value: 'Beto Sol' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: /Copia simple 1/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Entregar' }));
  await waitFor(() => expect(kept.written).toMatchObject([{ aQuien: 'Beto Sol', copias: ['k-1'] }]));
});
