import { HttpResponse, http } from 'msw';
import type { PersonaSugeridaDto } from '../api/generated/contactos';
import type { CambiosContacto, Contacto, EtiquetaContacto, Pais } from '../features/oficina/contactos/contactos-api';
import { fold } from '../lib/fold';
import { refusal } from './api-server';
import { buildPersona, pageOf } from './personas';

/** A contact, as the server answers it. */
export function buildContacto(changes: Partial<Contacto> = {}): Contacto {
  return {
    id: 'ana',
    avatar: null,
    background: null,
    name: 'Ana Rivas',
    emails: [{ email: 'ana@ejemplo.test', label: 'Trabajo' }],
    phoneNumbers: [{ country: 'ar', phoneNumber: '11 4321-0000', label: 'Móvil' }],
    title: 'Escribana',
    company: 'Escribanía Lavalle',
    job: { title: 'Escribana', company: 'Escribanía Lavalle' },
    birthday: null,
    address: null,
    notes: null,
    tags: [],
    personaId: null,
    version: 1,
    createdAt: '2026-11-02T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}

const paises: Pais[] = [
  { id: 'ar', iso: 'ar', name: 'Argentina', code: '+54', flagImagePos: '-1px 0px', bandera: '0 0' },
  { id: 'es', iso: 'es', name: 'España', code: '+34', flagImagePos: '-1px 0px', bandera: '0 -18px' },
  { id: 'uy', iso: 'uy', name: 'Uruguay', code: '+598', flagImagePos: '-1px 0px', bandera: '0 -36px' },
];

interface Agenda {
  contactos: Contacto[];
  etiquetas: EtiquetaContacto[];
}

/** A fake server that keeps an address book. `state.sent` has the received writes. */
export function serveContactos({ contactos = [], etiquetas = [] }: Partial<Agenda> = {}) {
  const state = {
    contactos,
    etiquetas,
    sugeridas: [] as PersonaSugeridaDto[],
    sent: [] as { call: string; body?: unknown; ifMatch?: string | null }[],
  };
  let gone: Contacto[] = [];
  const borradas: EtiquetaContacto[] = [];
  const at = '*/api/apps/contacts';
  const find = (id: unknown) => state.contactos.find((contacto) => contacto.id === id);
  const put = (contacto: Contacto) => {
    state.contactos = [...state.contactos.filter(({ id }) => id !== contacto.id), contacto];
    return HttpResponse.json(contacto);
  };

  const remove = (id: unknown) => {
    const contacto = find(id);
    if (contacto) gone.push({ ...contacto, version: contacto.version + 1 });
    state.contactos = state.contactos.filter((one) => one !== contacto);
    return contacto !== undefined;
  };
  const restore = (id: unknown) => {
    const contacto = gone.find((one) => one.id === id);
    gone = gone.filter((one) => one !== contacto);
    if (contacto) state.contactos = [...state.contactos, { ...contacto, version: contacto.version + 1 }];
    return find(id);
  };

  const handlers = [
    http.get('*/api/cuentas', () => HttpResponse.json([{ cuentaId: 'cuenta-a', nombre: 'A', pais: 'AR', rolId: 1 }])),
    http.get(`${at}/all`, ({ request }) => {
      const ids = new URL(request.url).searchParams.get('ids')?.split(',');
      const asked = state.contactos.filter(({ id }) => !ids || ids.includes(id));
      return HttpResponse.json(asked.sort((a, b) => a.name.localeCompare(b.name, 'es')));
    }),
    http.get(`${at}/count`, ({ request }) => {
      const query = fold(new URL(request.url).searchParams.get('query') ?? '');
      return HttpResponse.json({ total: state.contactos.filter(({ name }) => fold(name).includes(query)).length });
    }),
    http.get('*/api/personas', () => HttpResponse.json(pageOf([buildPersona()]))),
    http.get<{ id: string }>('*/api/personas/:id', ({ params }) => HttpResponse.json(buildPersona({ id: params.id }))),
    http.get<{ id: string }>(`${at}/contact/:id/personas`, ({ params }) =>
      HttpResponse.json({ sugeridas: find(params.id)?.personaId ? [] : state.sugeridas }),
    ),
    http.get(`${at}/import`, () => HttpResponse.json([])),
    http.get(`${at}/tags`, () => HttpResponse.json(state.etiquetas)),
    http.get(`${at}/countries`, () => HttpResponse.json(paises)),
    http.get(`${at}/contact`, ({ request }) => {
      const contacto = find(new URL(request.url).searchParams.get('id'));
      return contacto ? HttpResponse.json(contacto) : refusal(404, 'NO_ENCONTRADO', 'El contacto no existe.');
    }),
    http.post<never, { contact: CambiosContacto }>(`${at}/contact`, async ({ request }) => {
      const { contact } = await request.json();
      state.sent.push({ call: 'crear', body: contact });
      return put({ ...buildContacto({ id: 'nuevo-1' }), ...(contact as Partial<Contacto>) });
    }),
    http.patch<never, { id: string; contact: CambiosContacto }>(`${at}/contact`, async ({ request }) => {
      const { id, contact } = await request.json();
      const ifMatch = request.headers.get('if-match');
      state.sent.push({ call: 'cambiar', body: contact, ifMatch });
      const before = find(id);
      if (!before) return refusal(404, 'NO_ENCONTRADO', 'El contacto no existe.');
      if (ifMatch && ifMatch !== `"${before.version}"`) return refusal(412, 'VERSION_ANTERIOR', 'Cambió.');
      return put({ ...before, ...(contact as Partial<Contacto>), version: before.version + 1 });
    }),
    http.delete(`${at}/contact`, ({ request }) =>
      remove(new URL(request.url).searchParams.get('id'))
        ? HttpResponse.json(true)
        : refusal(404, 'NO_ENCONTRADO', 'El contacto no existe.'),
    ),
    http.post<{ id: string }>(`${at}/contact/:id/restore`, ({ params }) => {
      const contacto = restore(params.id);
      return contacto ? HttpResponse.json(contacto) : refusal(404, 'NO_ENCONTRADO', 'El contacto no existe.');
    }),
    ...(['avatar', 'background'] as const).map((field) =>
      http.post(`${at}/${field}`, () => {
        state.sent.push({ call: field });
        // Node cannot read the form that jsdom sends, so the picture goes to the contact of the last write.
        return put({ ...buildContacto(), ...state.contactos.at(-1), [field]: `/api/imagenes/${field}` });
      }),
    ),
    http.post<never, { tag: { id: string; title: string } }>(`${at}/tag`, async ({ request }) => {
      const { tag } = await request.json();
      const etiqueta = { ...tag, version: 1 };
      state.etiquetas = [etiqueta, ...state.etiquetas];
      return HttpResponse.json(etiqueta);
    }),
    http.delete(`${at}/tag`, ({ request }) => {
      const id = new URL(request.url).searchParams.get('id');
      borradas.push(...state.etiquetas.filter((etiqueta) => etiqueta.id === id));
      state.etiquetas = state.etiquetas.filter((etiqueta) => etiqueta.id !== id);
      return HttpResponse.json(true);
    }),
    http.post<{ id: string }>(`${at}/tag/:id/restore`, ({ params }) => {
      const etiqueta = borradas.find(({ id }) => id === params.id);
      if (!etiqueta) return refusal(404, 'NO_ENCONTRADO', 'No existe.');
      state.etiquetas = [...state.etiquetas, etiqueta];
      return HttpResponse.json(etiqueta);
    }),
  ];
  return {
    state,
    handlers,
    /** Deletes a contact, as another person would. */
    remove,
    restore,
    /** Forgets deleted contacts, as the server does after a day. */
    purge: () => {
      gone = [];
    },
  };
}
