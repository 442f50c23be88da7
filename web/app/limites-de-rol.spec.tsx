import { screen } from '@testing-library/react';
import { delay, http } from 'msw';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';
import { AgendaPage } from '../features/expediente/agenda/mes/agenda-page';
import { CarpetasPage } from '../features/expediente/carpetas/carpetas-page';
import { CertificadosPage } from '../features/expediente/certificados/certificados-page';
import { InscripcionesPage } from '../features/expediente/inscripciones/oficina/inscripciones-page';
import { PersonasPage } from '../features/expediente/personas/personas-page';
import { AcademiaPage } from '../features/oficina/academia/list/academia-page';
import { ArchivosPage } from '../features/oficina/archivos/archivos-page';
import { ChatVacio } from '../features/oficina/chat/chat-vacio';
import { ContactosPage } from '../features/oficina/contactos/contactos-page';
import { CotizacionesPage } from '../features/oficina/cotizaciones/cotizaciones-page';
import { FinanzasPage } from '../features/oficina/finanzas/finanzas-page';
import { InventarioPage } from '../features/oficina/inventario/inventario-page';
import { OficinaPage } from '../features/oficina/paneles/oficina/oficina-page';
import { TablerosPage } from '../features/oficina/tableros/list/tableros-page';
import { TareasPage } from '../features/oficina/tareas/tareas-page';
import { startApiServer } from '../testing/api-server';
import { showPages } from '../testing/show-pages';

const server = startApiServer();

const firmantes = 'lo hace un titular o un adscripto.';
const oficina = 'lo hace un titular, un adscripto o un oficial.';
const gestores = 'lo hace un titular, un adscripto, un oficial o un gestor.';

const cases: [string, ComponentType, number, string | null][] = [
  ['inventario', InventarioPage, 4, `agregar, importar ni cambiar productos: ${oficina}`],
  ['inventario', InventarioPage, 3, null],
  ['contactos', ContactosPage, 5, `agregar, importar ni cambiar contactos: ${gestores}`],
  ['contactos', ContactosPage, 4, null],
  [
    'cotizaciones',
    CotizacionesPage,
    5,
    `anotar, importar ni corregir cotizaciones, ni ver los montos de las carpetas: ${oficina}`,
  ],
  ['archivos', ArchivosPage, 5, `subir, mover ni cambiar archivos: ${gestores}`],
  ['archivos', ArchivosPage, 4, null],
  ['tareas', TareasPage, 5, `agregar ni cambiar tareas: ${gestores}`],
  ['tableros', TablerosPage, 5, `agregar ni cambiar tableros: ${gestores}`],
  ['agenda', AgendaPage, 4, `agendar, cambiar ni quitar eventos: ${oficina}`],
  ['certificados', CertificadosPage, 5, `pedir ni cambiar certificados: ${gestores}`],
  ['inscripciones', InscripcionesPage, 5, `presentar ni seguir inscripciones: ${gestores}`],
  ['personas', PersonasPage, 4, `registrar, importar ni cambiar personas: ${oficina}`],
  ['carpetas', CarpetasPage, 4, `crear, mover ni exportar carpetas: ${oficina}`],
  ['oficina', OficinaPage, 4, `crear carpetas ni ver los montos: ${oficina}`],
  ['academia', AcademiaPage, 3, `escribir cursos: ${firmantes}`],
  ['chat', ChatVacio, 3, 'invitar integrantes: lo hace un titular.'],
  ['finanzas', FinanzasPage, 2, 'cambiar los límites: lo hace un titular.'],
];

it.each(cases)('%s (%#) tells what a role may not do', async (name, Page, rolId, text) => {
  server.use(http.all('*/api/*', () => delay('infinite')));
  showPages([{ path: '*', element: <Page /> }], { path: `/${name}`, rolId });
  await screen.findAllByRole('heading');
  const said = screen.queryAllByText(/^Su rol no permite/).map(({ textContent }) => textContent);
  expect(said).toEqual(text === null ? [] : [`Su rol no permite ${text}`]);
});
