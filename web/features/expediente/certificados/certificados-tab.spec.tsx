import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import type { CertificadoDto } from '../../../api/generated/certificados';
import { fieldRefusal, startApiServer } from '../../../testing/api-server';
import { fakeSizes } from '../../../testing/fake-sizes';
import { pick } from '../../../testing/press';
import { showPages } from '../../../testing/show-pages';
import { deCarpeta } from './certificados.carpeta';
import { routes } from './certificados.routes';

fakeSizes();
const server = startApiServer();
const path = '/carpetas/c-1/certificados';

const build = (changes: Partial<CertificadoDto> = {}): CertificadoDto => ({
  id: 'ce-1',
  tipo: 'dominio',
  nombre: 'Dominio',
  organismo: 'Registro de la Propiedad Inmueble',
  inmueble: { id: 'i-1', nombre: 'Matrícula 1-1' },
  parte: null,
  requisito: null,
  eraSobre: null,
  necesario: true,
  iniciado: false,
  solicitado: null,
  esperado: null,
  expedido: null,
  recibido: null,
  dias: 15,
  computo: 'corridos',
  arranque: 'mismo_dia',
  cuentaDesde: 'expedicion',
  porConfirmar: false,
  fuente: 'Ley 17.801, art. 24',
  vence: null,
  estado: 'por_pedir',
  impedimento: 'Dominio: falta recibirlo.',
  resultado: null,
  documento: null,
  actualizadoEn: '2026-03-04T12:00:00.000Z',
  version: 1,
  ...changes,
});

let certificados: CertificadoDto[];
let written: unknown[];

beforeEach(() => {
  certificados = [build()];
  written = [];
  server.use(
    http.get('*/api/carpetas/c-1/certificados', () => HttpResponse.json(certificados)),
    http.get('*/api/carpetas/c-1/inmuebles', () => HttpResponse.json([])),
    http.get('*/api/carpetas/c-1/partes', () => HttpResponse.json([])),
    http.get('*/api/carpetas/c-1/documentos', () =>
      HttpResponse.json({ secciones: [], documentos: [], enPapelera: 0, archivoMaxMib: 50 }),
    ),
    http.get('*/api/certificados/reglas', () => HttpResponse.json([])),
    http.patch('*/api/carpetas/c-1/certificados/ce-1', async ({ request }) => {
      const changes = (await request.json()) as Partial<CertificadoDto>;
      written.push([request.headers.get('if-match'), changes]);
      if (changes.expedido === '2026-03-01') {
        return fieldRefusal(422, 'DATOS_INVALIDOS', 'No puede ser anterior al pedido.', 'expedido');
      }
      certificados = [build({ ...changes, estado: changes.expedido ? 'recibido' : 'pedido', version: 2 })];
      return HttpResponse.json(certificados[0]);
    }),
  );
});

function showTab({ editarCertificados = true, at = path } = {}) {
  const carpeta = { id: 'c-1', hoy: '2026-03-04', permisos: { editarCertificados } };
  return showPages(
    [{ path: '/carpetas/c-1', element: <Outlet context={carpeta} />, children: [deCarpeta.tab.route] }],
    { path: at },
  );
}

it('asks for a certificate with one press, and receives it in a form that names errors', async () => {
  const { router } = showTab();
  await screen.findByText('Falta uno para la firma');
  const pedido = screen.getByRole('button', { name: 'Pedido hoy' });
  fireEvent.click(pedido);
  // The change shows before the server's answer, since the write may wait for the connection.
  expect(screen.getByText('Pedido el 04/03/2026')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
  // By now the button says «Recibir», so the second press must do nothing.
  fireEvent.click(pedido, { detail: 2 });
  expect(router.state.location.pathname).toBe(path);
  await waitFor(() => expect(written).toHaveLength(1));
  await waitFor(() => expect(certificados[0]?.version).toBe(2));
  expect(written).toEqual([['"1"', { solicitado: '2026-03-04' }]]);

  fireEvent.click(screen.getByRole('button', { name: 'Recibir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Editar certificado' });
  const expedido = within(dialog).getByLabelText('Expedido el');
  fireEvent.change(expedido, { target: { value: '01/03/2026' } });
  fireEvent.blur(expedido);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await within(dialog).findByText('No puede ser anterior al pedido.');
  fireEvent.change(expedido, { target: { value: '05/03/2026' } });
  fireEvent.blur(expedido);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(written.at(-1)).toEqual([
    '"2"',
    expect.objectContaining({ expedido: '2026-03-05', dias: 15, inmuebleId: 'i-1' }),
  ]);
});

it('says why a received certificate is not valid, and by which rule it expires', async () => {
  certificados = [
    build({
      ...{ expedido: '2026-03-02', vence: '2026-03-16', estado: 'recibido', impedimento: 'Dominio: vence 16/03.' },
      porConfirmar: true,
    }),
    build({
      ...{ id: 'ce-2', nombre: 'Nota registral', expedido: '2026-03-03', recibido: '2026-03-06', estado: 'recibido' },
      ...{ dias: 10, arranque: 'dia_siguiente', cuentaDesde: 'recepcion', fuente: 'RN 175', vence: '2026-03-16' },
    }),
  ];
  showTab();
  expect(await screen.findAllByText('Vence el 16/03/2026')).toHaveLength(2);
  expect(screen.getAllByText('No llega a la firma prevista')).toHaveLength(2);
  expect(screen.getByText('15 días corridos desde el mismo día · Ley 17.801, art. 24')).toBeTruthy();
  // Somebody has already confirmed one of the two certificates.
  expect(screen.getAllByText('Confirmar con la norma vigente')).toHaveLength(1);
  expect(screen.getByText('Recibido el 06/03/2026')).toBeTruthy();
  expect(screen.getByText('10 días corridos desde el día siguiente a la recepción · RN 175')).toBeTruthy();
});

it('offers nothing to a person who may not change certificates, also at the address of a form', async () => {
  const { router } = showTab({ editarCertificados: false, at: `${path}/agregar` });
  await screen.findByText('Dominio');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(screen.queryByRole('button')).toBeNull();
});

it('begins a new certificate by a rule of the office, with its term', async () => {
  const term = { dias: 1, computo: 'meses', arranque: 'dia_siguiente', fuente: null } as const;
  const regla = { id: 'r-1', tipo: 'otro', nombre: 'Reserva', organismo: null, alcance: 'urgente', ...term };
  server.use(http.get('*/api/certificados/reglas', () => HttpResponse.json([regla])));
  showTab({ at: `${path}/agregar` });
  await pick(await screen.findByRole('combobox', { name: 'Completar según' }), 'Reserva · 1 mes · urgente');
  expect(screen.getByRole('textbox', { name: /^Meses de vigencia/ })).toHaveProperty('value', '1');
});

it('shows the certificates of the office by group, and keeps the filters in the address', async () => {
  const asked: string[] = [];
  const carpeta = { id: 'c-1', codigo: '2026-000001', caratula: 'Rivas a Paz', estado: 'en_preparacion' };
  server.use(
    http.get('*/api/certificados', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({
        certificados: [
          {
            ...build(),
            grupo: 'por_pedir',
            carpeta: { ...carpeta, fechaFirmaPrevista: '2026-03-20', responsable: null, editable: true },
          },
        ],
        grupos: [{ grupo: 'por_pedir', total: 1 }],
        paginacion: { total: 1, totalEsMinimo: false, pagina: 1, tamano: 25, ultimaPagina: 1 },
        hoy: '2026-03-04',
      });
    }),
  );
  // An address past the last page leads to the last page.
  const { router } = showPages(routes, { path: '/certificados?pagina=999' });
  const link = await screen.findByRole('link', { name: '2026-000001 Rivas a Paz' });
  expect(link.getAttribute('href')).toBe(path);
  expect(router.state.location.search).toBe('');
  expect(screen.getByText('Firma prevista 20/03/2026')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Por pedir 1' }));
  await waitFor(() => expect(router.state.location.search).toBe('?grupo=por_pedir'));
  await waitFor(() => expect(asked.at(-1)).toContain('grupo=por_pedir'));
});
