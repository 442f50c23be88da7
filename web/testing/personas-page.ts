import { HttpResponse, http } from 'msw';
import { beforeEach } from 'vitest';
import type { CambioOfrecidoDto } from '../api/generated/contactos';
import type {
  CrearPersonaDto,
  ModificarPersonaDto,
  PersonaArchivoDto,
  PersonaDto,
  UnirPersonaDto,
} from '../api/generated/personas';
import { fold } from '../lib/fold';
import { refusal, startApiServer } from './api-server';
import { serveContactos } from './contactos';
import { buildPersona, pageOf } from './personas';

export const parte = {
  id: 'x-1',
  carpetaId: 'c-1',
  codigo: '2026-000001',
  caratula: 'Núñez s/ poder',
  estado: 'en_preparacion',
  rol: 'poderdante',
  rolNombre: 'Poderdante',
};

/** The pages of the personas on a fake server, which every test fills anew. */
export function startPersonasPage() {
  const server = startApiServer();

  const kept = {} as {
    personas: PersonaDto[];
    /** The persona that was merged into another. */
    gone: PersonaDto | undefined;
    uso: unknown;
    /** The personas who have the document that a form asks about. */
    conElDocumento: PersonaDto[];
    archivos: PersonaArchivoDto[];
    /** The values that the last merge took over. */
    tomados: UnirPersonaDto['tomar'];
    agenda: ReturnType<typeof serveContactos>;
    /** The changes that the contact of a persona offers. */
    cambios: CambioOfrecidoDto[];
    /** The body of the last new persona. */
    sent: CrearPersonaDto | undefined;
  };

  beforeEach(() => {
    kept.conElDocumento = [];
    kept.archivos = [];
    kept.agenda = serveContactos();
    kept.cambios = [];
    kept.personas = [
      buildPersona(),
      buildPersona({ id: 'p-nu', nombre: 'Inés', apellidos: 'Núñez', numeroDoc: null, numeroDocFormateado: null }),
    ];
    server.use(
      http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
      http.get('*/api/personas', ({ request }) => {
        const params = new URL(request.url).searchParams;
        const found = kept.personas.filter(
          ({ nombreCompleto, tipo }) =>
            fold(nombreCompleto).includes(fold(params.get('buscar') ?? '')) && tipo === (params.get('tipo') ?? tipo),
        );
        const pagina = Number(params.get('pagina'));
        return HttpResponse.json(
          pageOf(params.has('documento') ? kept.conElDocumento : found, { pagina, total: found.length }),
        );
      }),
      http.get('*/api/personas/:id/carpetas', () => HttpResponse.json({ carpetas: [parte], total: 1, uso: kept.uso })),
      http.get('*/api/personas/:id/archivos', () => HttpResponse.json(kept.archivos)),
      http.get('*/api/personas/:id/representacion', () =>
        HttpResponse.json({
          representaA: [{ ...parte, persona: { id: 'p-nu', nombreCompleto: 'Inés Núñez' }, caracter: 'Poder general' }],
          representadaPor: [],
        }),
      ),
      http.get('*/api/personas/:id/unir', ({ request }) => {
        const otra = kept.personas.find(({ id }) => id === new URL(request.url).searchParams.get('otraId'));
        const partes = [
          { ...parte, destino: 'pasa', porcentaje: null },
          { ...parte, id: 'x-2', destino: 'repetida', porcentaje: '33.50' },
        ];
        const valores = [
          { campo: 'telefono', nombre: 'el teléfono', valor: '4555-0101' },
          { campo: 'email', nombre: 'el correo', valor: 'i@ejemplo.test' },
        ];
        return HttpResponse.json({
          persona: kept.personas[0],
          otra,
          noPasan: ['el domicilio', 'el teléfono', 'el correo'],
          valores,
          partes,
          puedeHaberMas: true,
        });
      }),
      http.post<{ id: string }, UnirPersonaDto>('*/api/personas/:id/unir', async ({ params, request }) => {
        const { otraId, tomar } = await request.json();
        kept.tomados = tomar;
        const otra = kept.personas.find(({ id }) => id === otraId);
        const union = {
          id: 'u-1',
          unidaEn: '2026-03-02T10:00:00Z',
          otra: { id: otraId, nombreCompleto: 'Inés Núñez' },
        };
        kept.gone = otra;
        kept.personas = kept.personas
          .filter(({ id }) => id !== otraId)
          .map((one) => (one.id === params.id ? { ...one, uniones: [union] } : one));
        return HttpResponse.json(kept.personas.find(({ id }) => id === params.id));
      }),
      http.post('*/api/personas/uniones/u-1/deshacer', () => {
        kept.personas = [...kept.personas.map((one) => ({ ...one, uniones: [] })), ...(kept.gone ? [kept.gone] : [])];
        return HttpResponse.json({ ...kept.personas[0], noVolvieron: [parte], sinPorcentaje: [parte] });
      }),
      http.get<{ id: string }>('*/api/personas/:id/contactos', ({ params }) => {
        const { contactos } = kept.agenda.state;
        const own = contactos.filter(({ personaId }) => personaId === params.id);
        return HttpResponse.json({ contactos: own, sugeridos: [], cambios: kept.cambios });
      }),
      http.get<{ id: string }>('*/api/personas/:id', ({ params }) => {
        const persona = kept.personas.find(({ id }) => id === params.id);
        return persona ? HttpResponse.json(persona) : refusal(404, 'NO_ENCONTRADO', 'No se encontró la persona.');
      }),
      http.patch<{ id: string }, ModificarPersonaDto>('*/api/personas/:id', async ({ params, request }) => {
        const persona = kept.personas.find(({ id }) => id === params.id);
        if (!persona) return refusal(404, 'NO_ENCONTRADO', 'No se encontró la persona.');
        if (request.headers.get('if-match') !== `"${persona.version}"`) {
          return refusal(412, 'VERSION_ANTERIOR', 'Otra persona modificó estos datos mientras tanto.');
        }
        const changed = { ...persona, ...(await request.json()), version: persona.version + 1 } as PersonaDto;
        kept.personas = kept.personas.map((one) => (one.id === changed.id ? changed : one));
        return HttpResponse.json(changed);
      }),
      http.post<never, CrearPersonaDto>('*/api/personas', async ({ request }) => {
        const body = await request.json();
        const isKnown = kept.personas.some(
          ({ numeroDocFormateado: numero }) => numero !== null && numero === body.numeroDoc,
        );
        if (isKnown && !body.duplicadaMotivo) {
          return refusal(409, 'PERSONA_DUPLICADA', 'Ya hay una persona con ese DNI: Ana Rivas.');
        }
        kept.sent = body;
        const created = buildPersona(body as Partial<PersonaDto>);
        kept.personas = [...kept.personas, created];
        return HttpResponse.json(created, { status: 201 });
      }),
      ...kept.agenda.handlers,
    );
  });

  return { server, kept };
}
