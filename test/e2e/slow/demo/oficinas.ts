import { describe, expect, it } from 'vitest';
import type { ContactoDto } from '../../../../server/oficina/contactos/contactos.dto.js';
import type { NotaConEtiquetasDto } from '../../../../server/oficina/notas/notas.dto.js';
import type { TableroDto, TableroResumenDto } from '../../../../server/oficina/tableros/tableros.dto.js';
import type { TareaDto } from '../../../../server/oficina/tareas/tareas.dto.js';
import type { EtiquetaTituladaDto } from '../../../../server/plataforma/etiquetas/etiquetas.dto.js';
import { DEMO_CREDENTIALS } from '../../../../server/plataforma/identidad/demo-credentials.js';
import { Demo, OFICINAS } from '../../../factories/demo.js';

/** What each office has besides its carpetas. */
export function describeOficinas(demo: Demo): void {
  describe('the offices of the demo', () => {
    it('have notas of every kind for the person who signs in as the demo', async () => {
      const { body, client } = await demo.signIn(DEMO_CREDENTIALS.email);
      const inside = await demo.select(client, body.user.cuentas[0].cuentaId);
      const notas: NotaConEtiquetasDto[] = (await inside.get('/apps/notes/all')).body;
      expect(notas).toHaveLength(12);
      for (const kind of [
        ({ tasks }: NotaConEtiquetasDto) => tasks?.some(({ completed }) => completed),
        ({ image, imageSize }: NotaConEtiquetasDto) => image && imageSize,
        ({ reminder }: NotaConEtiquetasDto) => reminder && new Date(reminder) > new Date(),
        ({ labels }: NotaConEtiquetasDto) => labels.length > 1,
        ({ archived }: NotaConEtiquetasDto) => archived,
      ]) {
        expect(notas.some(kind)).toBe(true);
      }
    });

    it('have certificates to ask for, on their way, expired and expiring today', async () => {
      let todayOrLate = 0;
      for (const oficina of OFICINAS) {
        const { grupos, certificados, hoy } = (await (await demo.titular(oficina)).get('/certificados?tamano=100'))
          .body;
        const totals = new Map(grupos.map(({ grupo, total }: { grupo: string; total: number }) => [grupo, total]));
        for (const grupo of ['por_pedir', 'pedidos', 'por_llegar', 'vigentes']) {
          expect(totals.get(grupo), `${oficina}: ${grupo}`).toBeGreaterThan(0);
        }
        const vencen = certificados.map(({ vence }: { vence: string | null }) => vence);
        todayOrLate += Number(vencen.includes(hoy)) + Number((totals.get('vencidos') as number) > 0);
      }
      expect(todayOrLate).toBeGreaterThan(1);
    });

    it('have approved no requisito before its certificates came', async () => {
      const { rows } = await demo.test.owner.query(
        `select k.caratula, r.nombre, r.estado from requisitos r
         join carpetas k on k.id = r.carpeta_id
         left join certificados ce on ce.requisito_id = r.id
        where r.certificado is not null and r.estado in ('recibido', 'aprobado') and ce.expedido is null`,
      );
      expect(rows).toEqual([]);
    });

    it('have a protocolo without gaps, with an errose, a voided folio and copies', async () => {
      for (const oficina of OFICINAS) {
        const client = await demo.titular(oficina);
        const { anios } = (await client.get('/protocolo')).body;
        const all = [];
        for (const anio of anios) {
          const { entradas } = (await client.get(`/protocolo?tamano=100&anio=${anio}`)).body;
          const folios = entradas.filter(({ libro }: { libro: string }) => libro === 'protocolo');
          expect(folios.map(({ folioDesde }: { folioDesde: number }) => folioDesde)).toEqual(
            folios.map((_: unknown, i: number) => (i === 0 ? 1 : folios[i - 1].folioHasta + 1)),
          );
          all.push(...entradas);
        }
        expect(all.filter(({ estado }) => estado === 'errose')).toHaveLength(1);
        expect(all.filter(({ tipo }) => tipo === null)).toHaveLength(1);
        const signed = ['firmada', 'en_inscripcion', 'observada', 'inscripta', 'entregada', 'archivada'];
        const carpetas = (await client.get('/carpetas?tamano=100')).body.carpetas;
        const vigentes = all.filter(({ estado }) => estado === 'vigente').map(({ carpeta }) => carpeta.id);
        expect(new Set(vigentes)).toEqual(
          new Set(
            carpetas
              .filter((each: { estado: string }) => signed.includes(each.estado))
              .map(({ id }: { id: string }) => id),
          ),
        );
      }
    });

    it('have a list of tareas of every kind and for everybody', async () => {
      for (const oficina of OFICINAS) {
        const client = await demo.titular(oficina);
        const tareas: TareaDto[] = (await client.get('/apps/tasks/all')).body;
        // The first tarea is the course that somebody was asked to take.
        expect(tareas).toHaveLength(27);
        expect(tareas[1]).toMatchObject({ type: 'section', title: 'Esta semana' });
        const tasks = tareas.filter(({ type }) => type === 'task');
        const now = Date.now();
        for (const kind of [
          ({ dueDate }: TareaDto) => dueDate && +new Date(dueDate) < now - 86_400_000,
          ({ dueDate }: TareaDto) => dueDate && +new Date(dueDate) > now,
          ({ completed, completedAt }: TareaDto) => completed && +new Date(completedAt ?? 0) < now - 86_400_000,
          ({ subTasks }: TareaDto) => subTasks.some(({ completed }) => completed),
          ({ tags }: TareaDto) => tags.length > 1,
        ]) {
          expect(tasks.some(kind), `${oficina} ${kind}`).toBe(true);
        }
        expect(new Set(tasks.map(({ priority }) => priority)).size).toBe(3);
        expect(new Set(tasks.map(({ assignedTo }) => assignedTo)).size).toBe(6);
        expect(tasks.filter(({ carpeta }) => carpeta).length).toBeGreaterThan(5);
      }
    });

    it('have boards with members and with cards due before and after today', async () => {
      for (const oficina of OFICINAS) {
        const client = await demo.titular(oficina);
        const boards: TableroResumenDto[] = (await client.get('/apps/scrumboard/boards')).body;
        expect(boards.map(({ title }) => title)).toEqual([
          'Escrituras en curso',
          'Mejoras de la oficina',
          'Agenda del registro',
        ]);
        expect(boards.every(({ members }) => members.length > 1)).toBe(true);
        const board: TableroDto = (await client.get(`/apps/scrumboard/board?id=${boards[0]?.id}`)).body;
        expect(board.lists.map(({ title }) => title)).toEqual(['Por hacer', 'En curso', 'En revisión', 'Terminado']);
        const cards = board.lists.flatMap((list) => list.cards);
        expect(cards).toHaveLength(15);
        const days = cards.flatMap(({ dueDate }) => (dueDate ? (+new Date(dueDate) - Date.now()) / 86_400_000 : []));
        expect(Math.min(...days)).toBeLessThan(-1);
        expect(Math.max(...days)).toBeGreaterThan(1);
        expect(cards.some(({ labels }) => labels.length > 1)).toBe(true);
        expect(cards.some(({ description }) => description)).toBe(true);
      }
    });

    it('have an address book with colleagues and clients of their carpetas', async () => {
      for (const oficina of OFICINAS) {
        const oficial = (await demo.signIn(`oficial.${oficina}@ejemplo.test`)).client;
        const contactos: ContactoDto[] = (await oficial.get('/apps/contacts/all')).body;
        expect(contactos.length).toBeGreaterThan(37);
        expect(contactos.length).toBeLessThan(50);
        expect(new Set(contactos.map(({ name }) => name)).size).toBe(contactos.length);
        const tags: EtiquetaTituladaDto[] = (await oficial.get('/apps/contacts/tags')).body;
        expect(tags.map(({ title }) => title)).toEqual([
          ...['Cliente', 'Colega', 'Registro', 'Banco', 'Inmobiliaria', 'Familia'],
        ]);
        expect(tags.every(({ id }) => contactos.some((contacto) => contacto.tags.includes(id)))).toBe(true);
        for (const kind of [
          ({ emails, phoneNumbers }: ContactoDto) => emails.length > 1 && phoneNumbers.length > 1,
          ({ birthday }: ContactoDto) => birthday,
          ({ notes }: ContactoDto) => notes?.includes('<strong>'),
          ({ tags: own }: ContactoDto) => own.length === 0,
          ({ tags: own }: ContactoDto) => own.length > 1,
        ]) {
          expect(contactos.some(kind), `${oficina} ${kind}`).toBe(true);
        }
        // No client comes from a reserved carpeta, so an oficial may see all clients.
        const clientes = contactos.filter(({ personaId }) => personaId);
        expect(clientes.length).toBe(16);
        expect((await oficial.get(`/personas/${clientes[0]?.personaId}`)).body.nombreCompleto).toBe(clientes[0]?.name);
        const phone = contactos.flatMap(({ phoneNumbers }) => phoneNumbers)[0];
        expect(phone?.phoneNumber).not.toMatch(/^\+/);
      }
    });
  });
}
