import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { InstrumentoDto, RegistroNotarialDto } from '../../../api/generated/protocolo';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { buildCarpeta } from '../../../testing/carpetas';
import { fakeSizes } from '../../../testing/fake-sizes';
import { choose } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './protocolo.carpeta';
import { routes } from './protocolo.routes';

fakeSizes();
const server = startApiServer();
const path = '/carpetas/c-1/protocolo';

const build = (changes: Partial<InstrumentoDto> = {}): InstrumentoDto => ({
  ...{ id: 'i-1', registro: { id: 'r-1', nombre: 'Registro 12' }, tipo: 'escritura', libro: 'protocolo', anio: 2026 },
  ...{ numero: 41, fecha: '2026-03-04', folioDesde: 120, folioHasta: 123, sonUltimos: true, objeto: 'Compraventa' },
  ...{
    lugar: null,
    cuantia: null,
    moneda: null,
    observacion: null,
    estado: 'vigente',
    motivo: null,
    copias: [],
    escribano: null,
    ...{ correccion: null, corregidoEn: null },
  },
  ...{ version: 1, ...changes },
});
const registro: RegistroNotarialDto = {
  ...{ id: 'r-1', nombre: 'Registro 12', escribano: null, activo: true, anioInicial: null, escrituraInicial: 1 },
  ...{ actaInicial: 1, certificacionInicial: 1, folioInicial: 1, folioCertificacionesInicial: 1, version: 3 },
};
const indice = {
  entradas: [],
  anios: [2026],
  anio: 2026,
  paginacion: { pagina: 1, tamano: 50, total: 0, ultimaPagina: 1 },
};
const miembro = (id: string, nombre: string, rolId: number) => ({ id, nombre, rolId, membresia: 'activa' });

let instrumentos: InstrumentoDto[];
let written: unknown[];

beforeEach(() => {
  instrumentos = [build()];
  written = [];
  server.use(
    http.get('*/api/carpetas/c-1/instrumentos', () => HttpResponse.json(instrumentos)),
    http.get('*/api/protocolo', () => HttpResponse.json(indice)),
    http.get('*/api/protocolo/empastes', () => HttpResponse.json({ regla: null, libros: [] })),
    http.get('*/api/protocolo/registros', () => HttpResponse.json([registro])),
    http.get('*/api/miembros', () =>
      HttpResponse.json([
        miembro('u-1', 'Elena Sol', 1),
        miembro('u-2', 'Mario Paz', 2),
        miembro('u-3', 'Ofelia Ruiz', 3),
      ]),
    ),
    http.post('*/api/carpetas/c-1/instrumentos/i-1/folios', async ({ request }) => {
      const body = (await request.json()) as { folioHasta: number };
      written.push([request.headers.get('if-match'), body]);
      if (body.folioHasta < 120) {
        return fieldRefusal(422, 'DATOS_INVALIDOS', 'El último folio no puede ser anterior al 120.', 'folioHasta');
      }
      instrumentos = [build({ folioHasta: body.folioHasta, version: 2 })];
      return HttpResponse.json(instrumentos);
    }),
    http.patch('*/api/protocolo/registros/r-1', async ({ request }) => {
      written.push(await request.json());
      return HttpResponse.json(registro);
    }),
  );
});

function showTab(numerar = true, changes: Parameters<typeof buildCarpeta>[0] = {}, at = path) {
  const carpeta = buildCarpeta({ id: 'c-1', estado: 'lista_para_firma', ...changes });
  const context = { ...carpeta, permisos: { ...carpeta.permisos, numerar } };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={context} />, children: [deCarpeta.tab.route] }],
    {
      path: at,
    },
  );
}

const openActions = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Escritura 41' }));

it('corrects the last folios with a reason, and names what is wrong', async () => {
  showTab();
  await openActions();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Corregir folios' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Corregir los folios: Escritura 41' }));
  const hasta = dialog.getByRole<HTMLInputElement>('textbox', { name: /Hasta el folio/ });
  expect(hasta.value).toBe('123');
  fireEvent.change(hasta, { target: { value: '119' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await dialog.findByText('Indique el motivo.');
  expect(written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Se contó mal' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await dialog.findByText('El último folio no puede ser anterior al 120.');
  fireEvent.change(hasta, { target: { value: '125' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await screen.findByText('Folios 120 a 125');
  expect(written.at(-1)).toEqual(['"1"', { folioHasta: 125, motivo: 'Se contó mal' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks why something is numbered before it is ready to be signed, and begins with the last place', async () => {
  instrumentos = [];
  const next = { ...{ anio: 2026, escritura: 42, acta: 1, certificacion: 1, folio: 124, folioCertificaciones: 1 } };
  server.use(
    http.get('*/api/protocolo/registros/r-1/siguientes', () =>
      HttpResponse.json({ ...next, ultimaFecha: null, ultimaFechaCertificaciones: null, ultimoLugar: 'Rosario' }),
    ),
    http.post('*/api/carpetas/c-1/instrumentos', async ({ request }) => {
      written.push(await request.json());
      return HttpResponse.json([build({ numero: 42 })], { status: 201 });
    }),
  );
  showTab(true, { estado: 'en_preparacion' }, `${path}/numerar`);
  const dialog = within(await screen.findByRole('dialog', { name: 'Numerar' }));
  await waitFor(() => expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Lugar' }).value).toBe('Rosario'));
  fireEvent.change(dialog.getByRole('textbox', { name: /Hasta el folio/ }), { target: { value: '125' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
  await dialog.findByText('Indique el motivo.');
  expect(written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Firma fuera de hora' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Numerar' }));
  await waitFor(() =>
    expect(written).toEqual([expect.objectContaining({ motivo: 'Firma fuera de hora', lugar: 'Rosario' })]),
  );
});

it('offers to sign as soon as what the signature waited for is done, also while the dialog is open', async () => {
  instrumentos = [];
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

it('says who signs, which the signature freezes, asks for the place, and goes to it when it is missing', async () => {
  instrumentos = [];
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

it('goes to the reason that a second first copy needs, and to the copies that are to be handed over', async () => {
  const copia = {
    ...{ id: 'k-1', tipo: 'primera' as const, nombre: 'Primera copia', orden: 1, solicitante: 'Ana Paz' },
  };
  const waiting = { ...copia, fecha: '2026-03-05', retiradaPor: null, retiradaEn: null, motivo: null, version: 1 };
  instrumentos = [build({ copias: [{ ...waiting, observacion: null }] })];
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

it('shows who signed as on that day, and to whom it was handed over', async () => {
  instrumentos = [build({ escribano: { id: 'u-2', nombre: 'Mario Paz', caracter: 'adscripto' } })];
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

it('asks why what was signed is corrected, not what is noted beside it', async () => {
  instrumentos = [build({ lugar: 'Rosario', correccion: 'Se copió mal', corregidoEn: '2026-03-05' })];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () => HttpResponse.json([])),
    http.patch('*/api/carpetas/c-1/instrumentos/i-1', async ({ request }) => {
      written.push(await request.json());
      return HttpResponse.json(instrumentos);
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
  expect(written).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox', { name: /Motivo/ }), { target: { value: 'Se copió mal' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(written).toMatchObject([{ lugar: 'Santa Fe', motivo: 'Se copió mal' }]);
  await corregir(/Observación/, 'Ver folio 3');
  await waitFor(() => expect(written.at(-1)).toMatchObject({ observacion: 'Ver folio 3', motivo: null }));
});

it('only notes upon a copy that somebody took, and hands the others over with another receipt', async () => {
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
  instrumentos = [build({ copias: [copia('k-1', 'Copia simple 1', null), copia('k-2', 'Copia simple 2', 'Ana Paz')] })];
  server.use(
    http.get('*/api/carpetas/c-1/entregas', () => HttpResponse.json([])),
    http.post('*/api/carpetas/c-1/entregas', async ({ request }) => {
      written.push(await request.json());
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
  await waitFor(() => expect(written).toMatchObject([{ aQuien: 'Beto Sol', copias: ['k-1'] }]));
});

it('offers no correction of folios that others follow', async () => {
  instrumentos = [build({ sonUltimos: false })];
  showTab();
  await openActions();
  await screen.findByRole('menuitem', { name: 'Editar' });
  expect(screen.queryByRole('menuitem', { name: 'Corregir folios' })).toBeNull();
});

it('offers nothing to who does not number', async () => {
  showTab(false);
  await screen.findByText('Folios 120 a 123');
  expect(screen.queryByRole('button')).toBeNull();
});

it('gives a registro the notary whose it is, one of those who sign', async () => {
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
    expect(written).toEqual([expect.objectContaining({ nombre: 'Registro 12', escribanoId: 'u-2' })]),
  );
});

it('shows what of a book is to be bound and until when, and takes a binding back', async () => {
  const regla = { nombre: 'Empastar el protocolo', fuente: 'COT, art. 429', porConfirmar: true, folios: 500 };
  const pendiente = { registroId: 'r-1', registro: 'Registro 12', anio: 2026, folio: 120, folios: 120 };
  const empastado = { ...pendiente, anio: null, folio: null, folios: 0, vence: null, faltan: null, debido: false };
  const ultimo = { id: 'e-1', anio: 2026, folio: 118, dia: '2026-03-20' };
  let libro: object = { ...pendiente, vence: '2026-03-15', faltan: -5, debido: true, ultimo: null };
  server.use(
    http.get('*/api/protocolo/empastes', () => HttpResponse.json({ regla, libros: [libro] })),
    http.post('*/api/protocolo/empastes', async ({ request }) => {
      written.push(await request.json());
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
  expect(written).toEqual([{ id: expect.any(String), registroId: 'r-1', folio: 118 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Quitar el último empaste de Registro 12' }));
  await screen.findByText(/^120 folios sin empastar/);
});

it('shows the index without files or changes to who only reads', async () => {
  showPages(routes, { path: '/protocolo', rolId: 5 });
  await screen.findByText('No hay instrumentos de 2026');
  expect(screen.queryByRole('button', { name: /Índice en PDF|Más acciones/ })).toBeNull();
});
