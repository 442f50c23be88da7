import { HttpResponse, http } from 'msw';
import type { CorreoDto, CorresponsalDto, ModificarCorreosDto } from '../api/generated/correos';
import type { MailLabelDto, MailLabelEscritaDto } from '../api/generated/mailbox';
import type { ReglaDeCorreoDto } from '../api/generated/reglas-de-correo';
import { refusal } from './api-server';
import { buildCarpeta, carpetasPage } from './carpetas';

export const ana: CorresponsalDto = { nombre: 'Ana Ruiz', direccion: 'ana@banco.test', usuarioId: null };

/** A mail, as the server keeps it. */
export function buildCorreo(changes: Partial<CorreoDto> = {}): CorreoDto {
  const id = changes.id ?? 'm-1';
  return {
    id,
    hiloId: `h-${id}`,
    enHilo: 1,
    estado: 'recibido',
    enviarEn: null,
    fecha: '2026-03-04T12:00:00.000Z',
    de: ana,
    para: [],
    cc: [],
    cco: [],
    asunto: 'Saldo',
    extracto: 'Buenos días.',
    html: '<p>Buenos días.</p>',
    bandeja: 'inbox',
    leido: true,
    destacado: false,
    importante: false,
    etiquetas: [],
    adjuntos: 0,
    archivos: [],
    envios: [],
    rechazado: false,
    esPropio: false,
    cita: null,
    carpetas: [],
    carpetaExterna: null,
    conversacion: null,
    enCarpeta: null,
    autenticacion: null,
    responderA: [],
    respuestaAjena: false,
    version: 1,
    ...changes,
  };
}

export const buildMailLabel = (changes: Partial<MailLabelDto> = {}): MailLabelDto => ({
  id: 'e-1',
  title: 'Bancos',
  slug: 'bancos',
  color: 'blue',
  version: 1,
  ...changes,
});

export const buildRegla = (changes: Partial<ReglaDeCorreoDto> = {}): ReglaDeCorreoDto => ({
  id: 'r-1',
  de: '',
  para: '',
  asunto: '',
  contiene: '',
  conAdjunto: null,
  etiquetaId: null,
  apartar: false,
  marcarLeido: false,
  archivar: false,
  carpetaId: null,
  carpeta: null,
  sinArchivar: null,
  ...changes,
});

/** A fake server that keeps a mailbox. */
export function createCorreosServer(correos: CorreoDto[] = [], etiquetas: MailLabelDto[] = []) {
  const kept = {
    correos,
    etiquetas,
    reglas: [] as ReglaDeCorreoDto[],
    /** While true, the server refuses all writes. */
    isRefusing: false,
  };
  const busy = () => refusal(503, 'NO_DISPONIBLE', 'El servicio no está disponible.');
  const notFound = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró el correo.');
  const isIn = (correo: CorreoDto, params: URLSearchParams) => {
    const [bandeja, filtro, slug] = ['bandeja', 'filtro', 'etiqueta'].map((name) => params.get(name));
    const label = kept.etiquetas.find((etiqueta) => etiqueta.slug === slug);
    const programados = params.get('programados');
    if (programados && programados !== String(correo.estado === 'programado')) return false;
    if (bandeja ? correo.bandeja !== bandeja : ['spam', 'trash'].includes(correo.bandeja)) return false;
    if (filtro === 'starred' && !correo.destacado) return false;
    if (filtro === 'important' && !correo.importante) return false;
    if (slug && !correo.etiquetas.includes(label?.id ?? '')) return false;
    return correo.asunto.toLowerCase().includes((params.get('buscar') ?? '').toLowerCase());
  };

  const handlers = [
    http.get('*/api/miembros', () => HttpResponse.json([])),
    http.get('*/api/carpetas', () => HttpResponse.json(carpetasPage([buildCarpeta()]))),
    http.get('*/api/apps/mailbox/folders', () =>
      HttpResponse.json(
        ['inbox', 'sent', 'drafts', 'archive', 'spam', 'trash'].map((slug) => ({
          id: slug,
          title: slug,
          slug,
          icon: '',
          count: kept.correos.filter(
            ({ bandeja, leido }) => bandeja === slug && (slug === 'drafts' || (slug === 'inbox' && !leido)),
          ).length,
          programados: kept.correos.filter(({ estado }) => slug === 'drafts' && estado === 'programado').length,
        })),
      ),
    ),
    http.get('*/api/apps/mailbox/labels', () => HttpResponse.json(kept.etiquetas)),
    http.post<never, { label: MailLabelDto }>('*/api/apps/mailbox/label', async ({ request }) => {
      const { label } = await request.json();
      const made = buildMailLabel({ ...label, slug: label.title.toLowerCase() });
      kept.etiquetas = [...kept.etiquetas, made];
      return HttpResponse.json(made);
    }),
    http.patch<never, { id: string; label: MailLabelEscritaDto }>('*/api/apps/mailbox/label', async ({ request }) => {
      const { id, label } = await request.json();
      kept.etiquetas = kept.etiquetas.map((one) =>
        one.id === id ? { ...one, ...label, version: one.version + 1 } : one,
      );
      return HttpResponse.json(kept.etiquetas.find((one) => one.id === id));
    }),
    http.get('*/api/correos/reglas', () => HttpResponse.json(kept.reglas)),
    http.post<never, ReglaDeCorreoDto>('*/api/correos/reglas', async ({ request }) => {
      const made = buildRegla({ ...(await request.json()), id: `r-${kept.reglas.length + 1}` });
      kept.reglas = [...kept.reglas, made];
      return HttpResponse.json(made, { status: 201 });
    }),
    http.patch<never, { reglas: string[] }>('*/api/correos/reglas/orden', async ({ request }) => {
      const { reglas } = await request.json();
      kept.reglas = kept.reglas.toSorted((one, other) => reglas.indexOf(one.id) - reglas.indexOf(other.id));
      return HttpResponse.json(kept.reglas);
    }),
    http.delete<{ id: string }>('*/api/correos/reglas/:id', ({ params }) => {
      kept.reglas = kept.reglas.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
    http.get('*/api/correos/ajustes', () => HttpResponse.json({ firma: '', direccion: null, version: 1 })),
    http.get('*/api/correos/cuenta-externa', () => HttpResponse.json({ disponible: false, cuenta: null })),
    http.get('*/api/correos', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const all = kept.correos.filter((correo) => isIn(correo, searchParams));
      const [pagina, tamano] = ['pagina', 'tamano'].map((name) => Number(searchParams.get(name))) as [number, number];
      return HttpResponse.json({
        correos: all.slice((pagina - 1) * tamano, pagina * tamano),
        paginacion: {
          total: all.length,
          totalEsMinimo: false,
          pagina,
          tamano,
          ultimaPagina: Math.max(1, Math.ceil(all.length / tamano)),
        },
      });
    }),
    http.patch<never, ModificarCorreosDto>('*/api/correos', async ({ request }) => {
      if (kept.isRefusing) return busy();
      const { ids, etiquetas: { agregar = [], quitar = [] } = {}, ...cambio } = await request.json();
      kept.correos = kept.correos.map((correo) =>
        ids.includes(correo.id)
          ? {
              ...correo,
              ...cambio,
              etiquetas: [...correo.etiquetas.filter((id) => ![...agregar, ...quitar].includes(id)), ...agregar],
            }
          : correo,
      );
      return HttpResponse.json({ correos: kept.correos.filter(({ id }) => ids.includes(id)) });
    }),
    http.post<never, { ids?: string[] }>('*/api/correos/borrar', async ({ request }) => {
      const { ids } = await request.json();
      const isGone = ({ id, bandeja }: CorreoDto) => bandeja === 'trash' && (ids?.includes(id) ?? true);
      const borrados = kept.correos.filter(isGone).length;
      kept.correos = kept.correos.filter((correo) => !isGone(correo));
      return HttpResponse.json({ borrados });
    }),
    http.post<{ id: string; que: string }, { enviarEn?: string | null }>(
      '*/api/correos/borradores/:id/:que',
      async ({ params: { id, que }, request }) => {
        if (kept.isRefusing) return busy();
        const { enviarEn = null } = que === 'detener' ? {} : await request.json();
        const estado = que === 'detener' ? 'borrador' : 'programado';
        const cuando = que === 'detener' ? null : (enviarEn ?? new Date().toISOString());
        kept.correos = kept.correos.map((one) => (one.id === id ? { ...one, estado, enviarEn: cuando } : one));
        return HttpResponse.json(kept.correos.find((one) => one.id === id));
      },
    ),
    http.get<{ id: string }>('*/api/correos/:id', ({ params }) => {
      const correo = kept.correos.find(({ id }) => id === params.id);
      return correo ? HttpResponse.json(correo) : notFound();
    }),
    http.get<{ id: string }>('*/api/correos/:id/hilo', ({ params }) => {
      const correo = kept.correos.find(({ id }) => id === params.id);
      return HttpResponse.json(
        kept.correos
          .filter(({ hiloId, bandeja }) => hiloId === correo?.hiloId && !['spam', 'trash', 'drafts'].includes(bandeja))
          .toSorted((a, b) => a.fecha.localeCompare(b.fecha)),
      );
    }),
  ];
  return { kept, handlers };
}
