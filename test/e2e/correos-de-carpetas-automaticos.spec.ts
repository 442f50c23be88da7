import { beforeAll, describe, expect, it } from 'vitest';
import { Transactions } from '../../server/common/tenancy/transactions.js';
import { type CorreoDeAfuera, Recepcion, type Recibido } from '../../server/oficina/correos/recepcion.service.js';
import { sharedTestApp, type TestApp } from '../factories/app.js';
import { destinatarios, newBorrador, newEnviado, newEnviadoYa, readCorreo, sent } from '../factories/borradores.js';
import { newCarpeta } from '../factories/carpetas.js';
import { AFUERA, newCorreo } from '../factories/correos.js';
import {
  correosPath,
  fileCorreos,
  filedIn,
  LECTURA,
  newOfficeWithCarpeta,
  OFICIAL,
} from '../factories/correos-de-carpetas.js';
import { type Member, newCuenta, newMiembro } from '../factories/people.js';
import { newParte, newPersona } from '../factories/personas.js';

let test: TestApp;

beforeAll(async () => {
  test = await sharedTestApp();
});

const receive = async (member: Member, correo: Partial<CorreoDeAfuera>): Promise<Recibido> => {
  const de: CorreoDeAfuera = {
    messageId: `<${crypto.randomUUID()}@banco.test>`,
    referencias: [],
    deNombre: AFUERA.nombre,
    deDireccion: AFUERA.direccion,
    para: [],
    cc: [],
    asunto: 'Saldo',
    html: '<p>Hola.</p>',
    texto: 'Hola.',
    ...correo,
  };
  const { app } = test;
  return app.get(Transactions).tenantTransaction(member, () => app.get(Recepcion).add(de));
};

describe('a draft', () => {
  it('names the carpeta from which it is written, and is filed there when it leaves', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const borrador = await newBorrador(titular, { carpetaId: carpeta.id, para: destinatarios(other) });
    expect(borrador).toMatchObject({ asunto: `#${carpeta.codigo} `, enCarpeta: { id: carpeta.id }, carpetas: [] });
    expect(await filedIn(other, carpeta.id)).toEqual([]);
    await titular.patch(`/correos/borradores/${borrador.id}`, { asunto: `#${carpeta.codigo} Fecha` }, { version: 1 });
    const sent = await newEnviado(test, titular, { carpetaId: carpeta.id, asunto: 'Otra', para: destinatarios(other) });
    expect(sent).toMatchObject({ asunto: `#${carpeta.codigo} Otra`, enCarpeta: null, carpetas: [{ id: carpeta.id }] });
    expect(await filedIn(other, carpeta.id)).toHaveLength(1);
  });

  it('takes the carpeta whose number is typed into its subject, and another carpeta only when asked', async () => {
    const { titular, carpeta } = await newOfficeWithCarpeta(test);
    const [anio, numero] = (carpeta.codigo ?? '').split('-').map(Number);
    const second = await newCarpeta(titular);
    const { id, version } = await newBorrador(titular, { asunto: 'Consulta' });
    const path = `/correos/borradores/${id}`;
    const patch = async (changes: object, at: number) => (await titular.patch(path, changes, { version: at })).body;
    const named = await patch({ asunto: `Consulta #${anio}-${numero}` }, version);
    expect(named.enCarpeta).toEqual({ id: carpeta.id, codigo: carpeta.codigo, caratula: carpeta.caratula });
    const none = await patch({ carpetaId: null }, named.version);
    expect(none.enCarpeta).toBeNull();
    // A number that the subject already had decides nothing.
    const kept = await patch({ asunto: `Consulta por #${anio}-${numero}` }, none.version);
    expect(kept.enCarpeta).toBeNull();
    const asked = await patch({ carpetaId: second.id }, kept.version);
    expect(asked.enCarpeta.id).toBe(second.id);
    const stranger = await newCarpeta((await newCuenta(test)).titular);
    expect((await titular.patch(path, { carpetaId: stranger.id }, { version: asked.version })).status).toBe(404);
    expect((await titular.patch(path, { carpetaId: 'x' }, { version: asked.version })).status).toBe(400);
  });

  it('that answers a filed mail is filed in the same carpeta, unless its author says otherwise', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const { id } = await newCorreo(test, titular);
    await fileCorreos(titular, [id], carpeta.id);
    const base = { id, tipo: 'responder' };
    expect((await newBorrador(titular, { base })).enCarpeta?.id).toBe(carpeta.id);
    expect((await newBorrador(titular, { base, carpetaId: null })).enCarpeta).toBeNull();
    const sent = await newEnviadoYa(test, titular, { base, para: destinatarios(other) });
    expect(await filedIn(other, carpeta.id)).toHaveLength(2);
    expect(sent.carpetas).toMatchObject([{ id: carpeta.id }]);
  });

  it('is not filed when its author no longer sees the carpeta, but leaves', async () => {
    const { titular, other: oficial, carpeta } = await newOfficeWithCarpeta(test, OFICIAL);
    const { id } = await newBorrador(oficial, { carpetaId: carpeta.id, para: destinatarios(titular) });
    await titular.patch(`/carpetas/${carpeta.id}`, { reservada: true }, { version: carpeta.version });
    expect((await sent(test, oficial, id)).estado).toBe('enviado');
    expect(await filedIn(titular, carpeta.id)).toEqual([]);
  });
});

describe('the number of a carpeta in the subject of a draft', () => {
  it('chooses no carpeta any more once it is completed to another number or removed', async () => {
    const { titular, carpeta: first } = await newOfficeWithCarpeta(test);
    const twelfth = await newCarpeta(titular);
    await test.owner.query('update carpetas set numero = 12 where id = $1', [twelfth.id]);
    const year = first.codigo?.split('-')[0];
    const borrador = await newBorrador(titular, { asunto: 'Consulta' });
    let { version } = borrador;
    const type = async (asunto: string) => {
      const { body } = await titular.patch(`/correos/borradores/${borrador.id}`, { asunto }, { version });
      version = body.version;
      return body.enCarpeta?.id ?? null;
    };
    expect(await type(`Consulta #${year}-1`)).toBe(first.id);
    expect(await type(`Consulta #${year}-12`)).toBe(twelfth.id);
    expect(await type('Consulta #')).toBeNull();
    expect(await type(`Ref. #OTRO/${year}-12`)).toBeNull();
  });
});

describe('a mail from outside', () => {
  it('is not filed for a forged or unknown sender, nor for one who uses the address of a member', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const sent = await newEnviadoYa(test, titular, { carpetaId: carpeta.id, para: [AFUERA, ...destinatarios(other)] });
    const { rows } = await test.owner.query(
      'select c.message_id from correos c join correo_copias k on k.correo_id = c.id where k.id = $1',
      [sent.id],
    );
    const asunto = `Re: #${carpeta.codigo}`;
    const referencias = [rows[0].message_id];
    await receive(titular, { asunto, referencias, autenticacion: 'fallido' });
    await receive(titular, { asunto, referencias, deDireccion: 'nadie@malo.test' });
    await receive(titular, { asunto, referencias, deDireccion: other.email });
    expect(await filedIn(titular, carpeta.id)).toHaveLength(1);
  });

  it('to two members is filed once, and answered by both', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    await newEnviadoYa(test, titular, { carpetaId: carpeta.id, para: [AFUERA] });
    const one = { messageId: '<dos@banco.test>', asunto: `#${carpeta.codigo}`, huella: 'h' };
    const [{ correoId }, theirs] = [await receive(titular, one), await receive(other, one)];
    expect(await filedIn(other, carpeta.id)).toHaveLength(2);
    expect((await other.get(correosPath(carpeta.id, correoId))).body.copiaId).toBe(theirs.id);
  });

  it('is not shown as written by the member whose address it uses', async () => {
    const { titular, other } = await newOfficeWithCarpeta(test);
    const { id } = await receive(titular, { deNombre: other.nombre, deDireccion: other.email });
    const trusted = await receive(titular, { deDireccion: other.email, autenticacion: 'verificado' });
    expect((await readCorreo(titular, id)).de).toMatchObject({ direccion: other.email, usuarioId: null });
    expect((await readCorreo(titular, trusted.id)).de.usuarioId).toBe(other.usuarioId);
  });

  it('that answers a filed mail is filed by itself, without a number in its subject', async () => {
    const { titular, other, carpeta } = await newOfficeWithCarpeta(test);
    const sent = await newEnviadoYa(test, titular, { carpetaId: carpeta.id, para: [AFUERA] });
    const [{ valor: messageId }] = (await titular.get(`/correos/${sent.id}/cabeceras`)).body.filter(
      ({ nombre }: { nombre: string }) => nombre === 'Message-ID',
    );
    await receive(titular, { referencias: [messageId], asunto: 'Respuesta' });
    await receive(titular, { asunto: 'Otra cosa' });
    const { correos } = (await other.get(correosPath(carpeta.id))).body;
    expect(correos).toMatchObject([{ asunto: 'Respuesta', archivadoPor: null }, { copiaId: null }]);
    expect((await other.get(`/carpetas/${carpeta.id}/actividad`)).body.eventos[0].descripcion).toBe(
      'recibió el correo «Respuesta» de Banco Nación, que quedó archivado',
    );
  });

  it('with the number of a carpeta is filed by itself when its sender belongs to the carpeta, and otherwise nowhere', async () => {
    const { titular, carpeta } = await newOfficeWithCarpeta(test);
    const asunto = `RE: (#${carpeta.codigo}) Documentación`;
    await receive(titular, { asunto });
    expect(await filedIn(titular, carpeta.id)).toEqual([]);
    const persona = await newPersona(titular, { email: 'Sucursal@Banco.test' });
    await newParte(titular, carpeta.id, { personaId: persona.id });
    const { correoId } = await receive(titular, { asunto });
    expect(await filedIn(titular, carpeta.id)).toEqual([correoId]);
    await receive(titular, { asunto, autenticacion: 'fallido' });
    expect(await filedIn(titular, carpeta.id)).toEqual([correoId]);
    // Only mails to people who may see the carpeta are filed. A mail to another person is not.
    const lectura = await newMiembro(test, titular.cuentaId, LECTURA);
    await receive(lectura, { asunto });
    expect(await filedIn(titular, carpeta.id)).toEqual([correoId]);
    const stranger = (await newCuenta(test)).titular;
    const twin = await newCarpeta(stranger);
    await receive(stranger, { asunto: `#${twin.codigo}` });
    expect(await filedIn(stranger, twin.id)).toEqual([]);
  });
});
