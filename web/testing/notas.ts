import { HttpResponse, http } from 'msw';
import type { NotaDto, NotaEtiquetaDto } from '../api/generated/notas';

/** A nota as the server keeps one. */
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

const refusal = (status: number, code: string, message: string) =>
  HttpResponse.json({ statusCode: status, code, message, requestId: 'r-1' }, { status });

/** The notas of a server: what is written to it stays. */
export function createNotasServer(notas: NotaDto[] = [], etiquetas: NotaEtiquetaDto[] = []) {
  const kept = {
    notas,
    etiquetas,
    deleted: [] as NotaDto[],
    deletedEtiquetas: [] as NotaEtiquetaDto[],
    /** What it was asked to make, with the key of each. */
    created: [] as { key: string | null; note: Partial<NotaDto> }[],
    /** Unable to take what is written. */
    isRefusing: false,
    /** Another tab writes. */
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
    http.get('*/api/apps/notes/all', () => {
      const labelOf = (id: string) => kept.etiquetas.filter((etiqueta) => etiqueta.id === id);
      return HttpResponse.json(kept.notas.map((nota) => ({ ...nota, labels: nota.labels.flatMap(labelOf) })));
    }),
    http.post<never, { note: Partial<NotaDto> }>('*/api/apps/notes', async ({ request }) => {
      if (kept.isRefusing) return busy();
      const { note } = await request.json();
      const key = request.headers.get('idempotency-key');
      kept.created.push({ key, note });
      const id = `n-${key}`;
      const made = find(id) ?? buildNota({ ...note, id });
      if (!find(id)) kept.notas = [...kept.notas, made];
      return HttpResponse.json(made);
    }),
    http.patch<never, { updatedNote: NotaDto }>('*/api/apps/notes', async ({ request }) => {
      if (kept.isRefusing) return busy();
      const { updatedNote } = await request.json();
      const nota = find(updatedNote.id);
      if (!nota) return notFound();
      if (request.headers.get('if-match') !== `"${nota.version}"`) return refusal(412, 'VERSION_ANTERIOR', 'Cambió.');
      kept.write(nota.id, { ...updatedNote, image: nota.image, version: nota.version });
      return HttpResponse.json({ ...find(nota.id), version: nota.version + 1 });
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
    http.post<never, { title: string }>('*/api/apps/notes/labels', async ({ request }) => {
      if (kept.isRefusing) return busy();
      const { title } = await request.json();
      kept.etiquetas = [...kept.etiquetas, buildNotaEtiqueta({ id: `e-${title}`, title })];
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
    http.post('*/api/apps/notes/labels/:id/restore', () => {
      kept.etiquetas = [...kept.deletedEtiquetas, ...kept.etiquetas];
      return HttpResponse.json(kept.etiquetas);
    }),
  ];
  return { kept, handlers };
}
