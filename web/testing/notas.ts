import { HttpResponse, http } from 'msw';
import type { NotaDto, NotaEtiquetaDto } from '../api/generated/notas';
import { refusal, refuseOld } from './api-server';

/** A nota, as the server keeps it. */
export function buildNota(changes: Partial<NotaDto> = {}): NotaDto {
  return {
    id: 'n-1',
    title: 'Llamar al registro',
    content: 'Por la hipoteca',
    tasks: null,
    image: null,
    imageSize: null,
    reminder: null,
    labels: [],
    archived: false,
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    version: 1,
    ...changes,
  };
}

export const buildNotaEtiqueta = (changes: Partial<NotaEtiquetaDto> = {}): NotaEtiquetaDto => ({
  id: 'e-1',
  title: 'Oficina',
  version: 1,
  createdAt: '2026-11-02T12:00:00.000Z',
  ...changes,
});

/** A fake server that keeps notas. */
export function createNotasServer(notas: NotaDto[] = [], etiquetas: NotaEtiquetaDto[] = []) {
  const kept = {
    notas,
    etiquetas,
    deleted: [] as NotaDto[],
    deletedEtiquetas: [] as NotaEtiquetaDto[],
    /** The bodies of the requests that create notas. */
    created: [] as Partial<NotaDto>[],
    /** While true, the server answers 503 to writes. */
    isRefusing: false,
    /** Changes a nota, as another tab would. */
    write: (id: string, changes: Partial<NotaDto>) => {
      kept.notas = kept.notas.map((nota) =>
        nota.id === id ? { ...nota, ...changes, version: nota.version + 1 } : nota,
      );
    },
  };
  const find = (id: string) => kept.notas.find((nota) => nota.id === id);
  const idOf = (request: Request) => new URL(request.url).searchParams.get('id') ?? '';
  const notFound = () => refusal(404, 'NO_ENCONTRADO', 'No se encontró la nota.');
  const busy = () => refusal(503, 'NO_DISPONIBLE', 'El servicio no está disponible.');

  const handlers = [
    http.get('*/api/apps/notes/all', ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',');
      const labelOf = (id: string) => kept.etiquetas.filter((etiqueta) => etiqueta.id === id);
      const asked = kept.notas.filter(({ id }) => ids?.includes(id) ?? true);
      return HttpResponse.json(asked.map((nota) => ({ ...nota, labels: nota.labels.flatMap(labelOf) })));
    }),
    http.post<never, { note: Partial<NotaDto> }>('*/api/apps/notes', async ({ request }) => {
      if (kept.isRefusing) return busy();
      const { note } = await request.json();
      if (find(note.id ?? '')) return refusal(422, 'CLAVE_REUTILIZADA', 'La misma clave ya se usó.');
      kept.created.push(note);
      const made = buildNota(note);
      kept.notas = [...kept.notas, made];
      return HttpResponse.json(made);
    }),
    http.delete('*/api/apps/notes', ({ request }) => {
      const nota = find(idOf(request));
      if (!nota) return notFound();
      kept.deleted.push(nota);
      kept.notas = kept.notas.filter(({ id }) => id !== nota.id);
      return HttpResponse.json(true);
    }),
    http.post<{ id: string }>('*/api/apps/notes/:id/restore', ({ params }) => {
      const nota = kept.deleted.find(({ id }) => id === params.id);
      if (!nota) return notFound();
      kept.notas = [...kept.notas, nota];
      return HttpResponse.json(nota);
    }),
    http.post<{ id: string }>('*/api/apps/notes/:id/image', ({ params }) => {
      kept.write(params.id, { image: '/api/imagenes/una', imageSize: { width: 400, height: 300 } });
      return HttpResponse.json(find(params.id));
    }),
    http.delete<{ id: string }>('*/api/apps/notes/:id/image', ({ params }) => {
      kept.write(params.id, { image: null, imageSize: null });
      return HttpResponse.json(find(params.id));
    }),
    http.get('*/api/apps/notes/labels', () => HttpResponse.json(kept.etiquetas)),
    http.post<never, { id: string; title: string }>('*/api/apps/notes/labels', async ({ request }) => {
      if (kept.isRefusing) return busy();
      kept.etiquetas = [...kept.etiquetas, buildNotaEtiqueta(await request.json())];
      return HttpResponse.json(kept.etiquetas);
    }),
    http.patch<never, { label: NotaEtiquetaDto }>('*/api/apps/notes/labels', async ({ request }) => {
      const { label } = await request.json();
      kept.etiquetas = kept.etiquetas.map((one) => (one.id === label.id ? { ...one, title: label.title } : one));
      return HttpResponse.json(kept.etiquetas);
    }),
    http.delete('*/api/apps/notes/labels', ({ request }) => {
      kept.deletedEtiquetas = kept.etiquetas.filter(({ id }) => id === idOf(request));
      kept.etiquetas = kept.etiquetas.filter(({ id }) => id !== idOf(request));
      return HttpResponse.json(kept.etiquetas);
    }),
    http.patch<{ id: string }, Partial<NotaDto>>('*/api/apps/notes/:id', async ({ params, request }) => {
      if (kept.isRefusing) return busy();
      const nota = find(params.id);
      if (!nota) return notFound();
      const refused = refuseOld(request, nota.version);
      if (refused) return refused;
      kept.write(nota.id, await request.json());
      return HttpResponse.json(find(nota.id));
    }),
    http.post('*/api/apps/notes/labels/:id/restore', () => {
      kept.etiquetas = [...kept.deletedEtiquetas, ...kept.etiquetas];
      return HttpResponse.json(kept.etiquetas);
    }),
  ];
  return { kept, handlers };
}
