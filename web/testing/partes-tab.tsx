import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { Outlet } from 'react-router-dom';
import { beforeEach } from 'vitest';
import type { AgregarParteDto, ModificarParteDto, ParteDto, RepartirPartesDto } from '../api/generated/partes';
import type { PersonaDto } from '../api/generated/personas';
import { colocar } from '../features/expediente/partes/orden';
import { deCarpeta } from '../features/expediente/partes/partes.carpeta';
import { rolNombre } from '../features/expediente/partes/roles';
import { fold } from '../lib/fold';
import { startApiServer } from './api-server';
import { buildPersona, pageOf, wrongDigit } from './personas';
import { showPages } from './show-pages';

export const ana = buildPersona();
export const bruno = buildPersona({
  id: 'p-bruno',
  nombre: 'Bruno',
  apellidos: 'Molina',
  numeroDocFormateado: '20.111.222',
});

const acto = { version: 1, ultima: 1, rolesRequeridos: ['vendedor', 'comprador'], esRegistrable: true };

export function showTab({ rolId = 1, path = '/carpetas/c-1/partes', editarPartes = true } = {}) {
  const carpeta = { id: 'c-1', tipoActo: { id: 'acto', nombre: 'Compraventa' }, acto, permisos: { editarPartes } };
  return showPages(
    [
      { path: '/carpetas/c-1', element: <Outlet context={carpeta} />, children: [deCarpeta.tab.route] },
      { path: '*', element: <p>Otra página</p> },
    ],
    { path, rolId },
  );
}

export const rows = () => within(screen.getByRole('list', { name: 'Partes' })).getAllByRole('listitem');
export const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** The partes of a carpeta on a fake server. Every test begins without partes. */
export function startPartesTab() {
  const server = startApiServer();

  const kept = {} as {
    /** The partes that the server holds. */
    partes: ParteDto[];
    personas: PersonaDto[];
  };

  const toParte = (id: string, persona: PersonaDto, rol: string, changes: Partial<ParteDto> = {}): ParteDto => ({
    id,
    persona,
    rol,
    rolNombre: rolNombre(rol),
    caracter: null,
    representaA: null,
    representados: [],
    conyuge: null,
    porcentaje: null,
    orden: kept.partes.length + 1,
    comoAlFirmar: false,
    sinAsentimiento: null,
    ...changes,
  });

  beforeEach(() => {
    kept.partes = [];
    kept.personas = [ana, bruno];
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/carpetas/c-1/partes', () => HttpResponse.json(kept.partes)),
      http.get('*/api/carpetas/c-1/certificados', () => HttpResponse.json([])),
      http.get('*/api/personas', ({ request }) => {
        const params = new URL(request.url).searchParams;
        const documento = params.get('documento')?.replaceAll('.', '');
        const found = documento
          ? kept.personas.filter(({ numeroDocFormateado }) => numeroDocFormateado?.replaceAll('.', '') === documento)
          : kept.personas.filter((one) => fold(one.nombreCompleto).includes(fold(params.get('buscar') ?? '')));
        return HttpResponse.json(pageOf(found));
      }),
      http.get('*/api/personas/verificar-documento', ({ request }) => {
        const numero = new URL(request.url).searchParams.get('numero');
        if (numero === '07654321') {
          return HttpResponse.json({ valido: true, mensaje: 'Se guarda como 7.654.321.', sugeridos: ['7.654.321'] });
        }
        const valido = numero !== '20-12345678-5';
        const mensaje = valido ? null : 'El dígito verificador del CUIT debería ser 6.';
        return HttpResponse.json({ valido, mensaje, sugeridos: valido ? [] : ['20-12345678-6'] });
      }),
      http.get<{ id: string }>('*/api/personas/:id', ({ params }) =>
        HttpResponse.json(kept.personas.find(({ id }) => id === params.id)),
      ),
      http.post<never, AgregarParteDto>('*/api/carpetas/c-1/partes', async ({ request }) => {
        const { id, personaId, persona: nueva, orden, ...fields } = await request.json();
        if (nueva?.idFiscal === '20-12345678-5' && !nueva.motivoExcepcion) {
          return HttpResponse.json(wrongDigit('persona.idFiscal'), { status: 422 });
        }
        const persona = nueva
          ? buildPersona({ ...nueva, id: 'p-nueva', verificada: !nueva.motivoExcepcion } as Partial<PersonaDto>)
          : kept.personas.find(({ id }) => id === personaId);
        const place = orden ?? kept.partes.length + 1;
        const parte = toParte(id ?? `n-${kept.partes.length}`, persona ?? ana, fields.rol, { ...fields, orden: place });
        kept.partes = kept.partes.toSpliced(place - 1, 0, parte);
        return HttpResponse.json({ ...parte, avisos: [] }, { status: 201 });
      }),
      http.patch<never, RepartirPartesDto>('*/api/carpetas/c-1/partes', async ({ request }) => {
        const shares = new Map((await request.json()).partes.map(({ id, porcentaje = null }) => [id, { porcentaje }]));
        kept.partes = kept.partes.map((parte) => ({ ...parte, ...shares.get(parte.id) }));
        return HttpResponse.json(kept.partes);
      }),
      http.patch<{ id: string }, ModificarParteDto>('*/api/carpetas/c-1/partes/:id', async ({ params, request }) => {
        const changes = (await request.json()) as Partial<ParteDto>;
        kept.partes = kept.partes.map((parte) => (parte.id === params.id ? { ...parte, ...changes } : parte));
        if (changes.orden) kept.partes = colocar(kept.partes, params.id, changes.orden);
        return HttpResponse.json(kept.partes.find(({ id }) => id === params.id));
      }),
      http.delete<{ id: string }>('*/api/carpetas/c-1/partes/:id', ({ params }) => {
        kept.partes = kept.partes
          .filter(({ id }) => id !== params.id)
          .map((parte) => ({ ...parte, representados: parte.representados.filter((id) => id !== params.id) }));
        return HttpResponse.json(true);
      }),
    );
  });

  return { server, kept, toParte };
}
