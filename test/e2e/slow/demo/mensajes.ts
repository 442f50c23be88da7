import { describe, expect, it } from 'vitest';
import type { ChatDto } from '../../../../server/oficina/chat/chat.dto.js';
import type { ConversacionDto, MensajesDto } from '../../../../server/oficina/chat/conversaciones.dto.js';
import type { CorreosDto } from '../../../../server/oficina/correos/correos.dto.js';
import { DEMO_CREDENTIALS } from '../../../../server/plataforma/identidad/demo-credentials.js';
import { Demo, OFICINAS } from '../../../factories/demo.js';

/** The chats and the mailbox. */
export function describeMensajes(demo: Demo): void {
  describe('the chats of the demo', () => {
    /** The chats of a person, in `cuenta` when they have several. */
    async function chatsOf(email: string, cuenta?: string): Promise<ChatDto[]> {
      const { body, client } = await demo.signIn(email);
      const chosen = body.user.cuentas.find(({ nombre }: { nombre: string }) => nombre === cuenta);
      const inside = chosen ? await demo.select(client, chosen.cuentaId) : client;
      return (await inside.get('/apps/chat/chats')).body;
    }

    it('exist for the demo’s person in both offices, some with unread messages', async () => {
      for (const cuenta of ['Escribanía Lavalle Norte', 'Escribanía Rambla Demo']) {
        const chats = await chatsOf(DEMO_CREDENTIALS.email, cuenta);
        expect(chats.length).toBeGreaterThanOrEqual(3);
        expect(chats.some(({ unreadCount }) => unreadCount > 0)).toBe(true);
        expect(chats.some(({ unreadCount }) => unreadCount === 0)).toBe(true);
      }
    });

    it('include a group and the conversation of a carpeta, with an answer, a mention and emojis', async () => {
      const client = await demo.titular('lavalle');
      const all: ConversacionDto[] = (await client.get('/conversaciones')).body;
      expect(new Set(all.map(({ tipo }) => tipo))).toEqual(new Set(['directo', 'grupo', 'carpeta']));
      const { id } = all.find(({ tipo }) => tipo === 'carpeta') as ConversacionDto;
      const { mensajes }: MensajesDto = (await client.get(`/conversaciones/${id}/mensajes`)).body;
      expect(mensajes.some(({ citado }) => citado)).toBe(true);
      expect(mensajes.some(({ reacciones }) => reacciones.length > 0)).toBe(true);
      const mention = mensajes.find(({ menciones }) => menciones.length > 0);
      expect(mention?.valor).toContain(`@${mention?.menciones[0]?.nombre}`);
    });

    it.each(OFICINAS)('of %s are in order, and in the past', async (oficina) => {
      const chats = await chatsOf(`titular.${oficina}@ejemplo.test`);
      expect(chats.length).toBeGreaterThan(0);
      for (const { messages } of chats) {
        const times = messages.map(({ createdAt }) => +new Date(createdAt));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(new Set(messages.map(({ isMine }) => isMine)).size).toBe(2);
        expect(Math.max(...times)).toBeLessThan(Date.now() - 3_000_000);
      }
    });
  });

  it('the demo has a mailbox with an answered thread, labels, files and mails in each folder', async () => {
    const { body, client } = await demo.signIn(DEMO_CREDENTIALS.email);
    const [lavalle] = body.user.cuentas.filter(
      ({ nombre }: { nombre: string }) => nombre === 'Escribanía Lavalle Norte',
    );
    const inside = await demo.select(client, lavalle.cuentaId);
    const { correos }: CorreosDto = (await inside.get('/correos?bandeja=inbox&tamano=100')).body;
    expect(correos.length).toBeGreaterThan(10);
    expect(Math.max(...correos.map(({ enHilo }) => enHilo))).toBe(4);
    expect(correos.filter(({ leido }) => !leido).length).toBeGreaterThan(2);
    expect(correos.filter(({ adjuntos }) => adjuntos > 0).length).toBeGreaterThan(3);
    expect(correos.filter(({ fecha }) => +new Date(fecha) > Date.now() - 3_600_000)).toEqual([]);
    for (const bandeja of ['sent', 'drafts', 'archive', 'spam', 'trash']) {
      expect((await inside.get(`/correos?bandeja=${bandeja}`)).body.correos, bandeja).not.toEqual([]);
    }
    const labels = (await inside.get('/apps/mailbox/labels')).body;
    for (const { slug } of labels) {
      expect((await inside.get(`/apps/mailbox/mails?label=${slug}`)).body.mails, slug).not.toEqual([]);
    }
    // The other members have mails of their own.
    expect((await (await demo.titular('lavalle')).get('/correos?bandeja=inbox')).body.correos.length).toBeGreaterThan(
      1,
    );
    // The other offices have mails too, also in carpetas.
    const sofia: CorreosDto = (await (await demo.signIn('solo@carpetas.test')).client.get('/correos?bandeja=inbox'))
      .body;
    expect(sofia.correos.filter(({ carpetas }) => carpetas.length > 0)).toHaveLength(2);
    expect(sofia.correos.filter(({ adjuntos }) => adjuntos > 0)).toHaveLength(1);
    const rambla = body.user.cuentas.find(({ nombre }: { nombre: string }) => nombre === 'Escribanía Rambla Demo');
    const enRambla = await demo.select(client, rambla.cuentaId);
    expect((await enRambla.get('/correos?bandeja=inbox')).body.correos).toHaveLength(4);
  });
}
