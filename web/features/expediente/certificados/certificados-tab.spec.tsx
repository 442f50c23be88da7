import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
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
  numero: null,
  costo: null,
  costoMoneda: null,
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

it('asks for a certificate with one press, and receives it in one line that names errors', async () => {
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

  const line = screen.getByRole('form', { name: 'Recibir Dominio, Matrícula 1-1' });
  fill(line, { Número: '98765/2026', Costo: '1.500,5' });
  const press = () => fireEvent.click(within(line).getByRole('button', { name: /^Recibir/ }));
  press();
  await within(line).findByText('Indique el día en que se expidió.');
  expect(written).toHaveLength(1);
  fill(line, { 'Expedido el': '01/03/2026' });
  press();
  await within(line).findByText('No puede ser anterior al pedido.');
  fill(line, { 'Expedido el': '04/03/2026' });
  press();
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  expect(written.at(-1)).toEqual(['"2"', { expedido: '2026-03-04', numero: '98765/2026', costo: '1500.5' }]);
  expect(screen.getByText('N.º 98765/2026')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('listitem'));
});

/** Types into fields, by their labels, and leaves each. */
function fill(where: HTMLElement, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = within(where).getByRole('textbox', { name: new RegExp(`^${label}`) });
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
}

describe('dropped files', () => {
  const file = (name: string) => new File(['%PDF'], name);
  const drop = (target: Element, ...files: File[]) =>
    fireEvent.drop(target, { dataTransfer: { types: ['Files'], items: [], files, getData: () => '' } });
  const pedido = { estado: 'pedido', solicitado: '2026-03-01' } as const;
  let stored: string[];

  beforeEach(() => {
    certificados = [
      build(pedido),
      build({ ...pedido, id: 'ce-2', nombre: 'Catastral', tipo: 'catastral' }),
      build({ ...pedido, id: 'ce-3', nombre: 'Libre deuda municipal', tipo: 'libre_deuda', cuentaDesde: 'recepcion' }),
    ];
    stored = [];
    server.use(
      http.post('*/api/carpetas/c-1/documentos', async ({ request }) => {
        const name = /filename="([^"]*)"/.exec(await request.text())?.[1] ?? '';
        stored.push(name);
        return HttpResponse.json({ documentos: [{ id: `d-${name}` }], avisos: [], rechazados: [] }, { status: 201 });
      }),
      http.patch('*/api/carpetas/c-1/certificados/:id', async ({ request, params }) => {
        const changes = (await request.json()) as Partial<CertificadoDto>;
        written.push([params.id, changes]);
        if (changes.expedido === '2026-02-01') {
          return fieldRefusal(422, 'DATOS_INVALIDOS', 'No puede ser anterior al pedido.', 'expedido');
        }
        const received = { ...changes, estado: 'recibido', version: 2 } as const;
        certificados = certificados.map((one) => (one.id === params.id ? { ...one, ...received } : one));
        return HttpResponse.json(certificados.find(({ id }) => id === params.id));
      }),
    );
  });

  it('are matched to what is awaited, confirmed in one dialog, and a failure of one keeps the others', async () => {
    showTab();
    await screen.findAllByRole('form');
    drop(document.body, file('Catastro.pdf'), file('foto.jpg'), file('dominio 1-1.pdf'), file('libre deuda.pdf'));
    const dialog = await screen.findByRole('dialog', { name: 'Recibir certificados' });
    const of = (name: string) => within(dialog).getByRole('group', { name });
    await within(dialog).findByRole('group', { name: 'Catastro.pdf' });
    const chosen = (name: string) => within(of(name)).getByRole('combobox', { name: 'Certificado' });
    expect(
      ['Catastro.pdf', 'foto.jpg', 'dominio 1-1.pdf', 'libre deuda.pdf'].map((name) => chosen(name).textContent),
    ).toEqual([
      ...['Catastral · Matrícula 1-1', 'Dejar afuera', 'Dominio · Matrícula 1-1'],
      'Libre deuda municipal · Matrícula 1-1',
    ]);
    // The proposal of one is refused by the person, and another is put right.
    await pick(chosen('libre deuda.pdf'), 'Dejar afuera');
    await pick(chosen('foto.jpg'), 'Libre deuda municipal · Matrícula 1-1');
    fill(of('Catastro.pdf'), { 'Expedido el': '03/03/2026', Número: '77' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Mismo día para los demás' }));
    fill(of('dominio 1-1.pdf'), { 'Expedido el': '01/02/2026' });
    expect([stored, written]).toEqual([[], []]);

    fireEvent.click(within(dialog).getByRole('button', { name: 'Recibir 3' }));
    await within(dialog).findByText('No se recibió Dominio. El motivo está junto a su archivo.');
    expect(stored).toEqual(['Catastro.pdf', 'foto.jpg', 'dominio 1-1.pdf']);
    const dia = { expedido: '2026-03-03', costo: null };
    expect(written).toEqual([
      ['ce-2', { ...dia, numero: '77', documentoId: 'd-Catastro.pdf' }],
      ['ce-3', { ...dia, numero: null, recibido: '2026-03-04', documentoId: 'd-foto.jpg' }],
      ['ce-1', { ...dia, expedido: '2026-02-01', numero: null, documentoId: 'd-dominio 1-1.pdf' }],
    ]);
    expect(
      within(dialog)
        .getAllByRole('group')
        .map((one) => one.textContent),
    ).toHaveLength(1);
    within(of('dominio 1-1.pdf')).getByText('No puede ser anterior al pedido.');
    // The second try stores the file no second time.
    fill(of('dominio 1-1.pdf'), { 'Expedido el': '04/03/2026' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Recibir uno' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(stored).toHaveLength(3);
    expect(written.at(-1)).toEqual(['ce-1', expect.objectContaining({ expedido: '2026-03-04' })]);
  });

  it('of which one lands on the line of a certificate wait there until the line is saved', async () => {
    showTab();
    const [line] = await screen.findAllByRole('form');
    if (!line) throw new Error('There is no line');
    drop(line, file('escaneo.pdf'));
    await within(line).findByText('escaneo.pdf');
    expect(stored).toEqual([]);
    fill(line, { 'Expedido el': '04/03/2026' });
    fireEvent.click(within(line).getByRole('button', { name: /^Recibir/ }));
    await waitFor(() => expect(written).toHaveLength(1));
    expect(written).toEqual([
      ['ce-1', { expedido: '2026-03-04', numero: null, costo: null, documentoId: 'd-escaneo.pdf' }],
    ]);
  });
});

it('asks again for a certificate that does not reach the signature, and takes that back', async () => {
  const old = { expedido: '2026-03-02', vence: '2026-03-16', numero: '5', costo: '10.00', costoMoneda: 'ARS' };
  certificados = [build({ ...old, estado: 'recibido', impedimento: 'Dominio: vence 16/03.' })];
  showTab();
  fireEvent.click(await screen.findByRole('button', { name: 'Pedir de nuevo Dominio' }));
  await screen.findByText('Certificado pedido de nuevo: Dominio');
  expect(written).toEqual([
    [
      '"1"',
      {
        ...{ solicitado: '2026-03-04', esperado: null, expedido: null, recibido: null, numero: null, costo: null },
        ...{ resultado: null, documentoId: null },
      },
    ],
  ]);
  await screen.findByRole('form', { name: 'Recibir Dominio, Matrícula 1-1' });
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(written).toHaveLength(2));
  expect(written.at(-1)).toEqual([
    '"2"',
    expect.objectContaining({ expedido: '2026-03-02', numero: '5', costo: '10.00' }),
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
