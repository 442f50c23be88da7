import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { v7 as uuid } from 'uuid';
import {
  array,
  boolean,
  type InferOutput,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
} from 'valibot';
import { Uploads } from '../common/files/uploads.js';
import { linesOf } from '../common/input/html-text.js';
import { sanitizeHtml } from '../common/input/safe-html.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { BorradoresService } from '../oficina/correos/borradores.service.js';
import { CambiosDeCorreosRepository } from '../oficina/correos/cambios-de-correos.repository.js';
import { BANDEJAS } from '../oficina/correos/copia.entity.js';
import type { Destinatario } from '../oficina/correos/correo.entity.js';
import { CorreoAdjuntosRepository } from '../oficina/correos/correo-adjuntos.repository.js';
import { CorreosQuery } from '../oficina/correos/correos.dto.js';
import { CorreosRepository } from '../oficina/correos/correos.repository.js';
import { CorreosDeCarpetas } from '../oficina/correos/correos-de-carpetas.service.js';
import { COLORES, ETIQUETAS_DE_CORREO } from '../oficina/correos/etiquetas-de-correo.js';
import { Recepcion } from '../oficina/correos/recepcion.service.js';
import { Salida } from '../oficina/correos/salida.service.js';
import { Etiquetas } from '../plataforma/etiquetas/etiquetas.service.js';
import { DemoContent } from './demo-content.service.js';
import { daysAgo } from './demo-moments.js';
import { demoPdf } from './demo-pdf.js';
import type { OpenOficina } from './open-oficina.js';

/** A mail in the mailbox of a guest. Members are named by their role in the office's team, `demo` or `solo`. */
const CORREO = strictObject({
  /** A member, or a person outside of the office. */
  de: union([string(), strictObject({ nombre: string(), direccion: string() })]),
  /**
   * The members who get the mail. Left out for an answer, which goes to all, and for mails from outside, which go to
   * the guest.
   */
  para: optional(array(string())),
  /** The age of the mail in days. */
  hace: number(),
  /** The subject; left out for an answer. */
  asunto: optional(string()),
  html: string(),
  /** The index of the mail that this mail answers. */
  respondeA: optional(number()),
  archivo: optional(
    strictObject({ nombre: string(), pagina: strictObject({ titulo: string(), lineas: array(string()) }) }),
  ),
  /** A word. The mail is filed in the newest carpeta whose carátula has this word. */
  carpeta: optional(string()),
  /** The bandeja of the mail. A mail of the person in `drafts` was not sent. */
  bandeja: optional(picklist(BANDEJAS)),
  sinLeer: optional(boolean()),
  destacado: optional(boolean()),
  importante: optional(boolean()),
  etiquetas: optional(array(string())),
});
type CorreoDemo = InferOutput<typeof CORREO>;

/** The colours of labels, by their titles. */
const COLORES_DE_ETIQUETAS = record(string(), picklist(COLORES));
type Colores = InferOutput<typeof COLORES_DE_ETIQUETAS>;

/** The mails of each office's guest, by its clave. */
const CORREOS = strictObject({ etiquetas: COLORES_DE_ETIQUETAS, buzones: record(string(), array(CORREO)) });

/**
 * Fills the mailbox of the demo's person in each office. The mails are from members, whose mailboxes have them too, and
 * from outside.
 */
@Injectable()
export class DemoCorreos {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly directory: CuentaDirectory,
    private readonly uploads: Uploads,
    private readonly correos: CorreosRepository,
    private readonly cambios: CambiosDeCorreosRepository,
    private readonly adjuntos: CorreoAdjuntosRepository,
    private readonly borradores: BorradoresService,
    private readonly salida: Salida,
    private readonly recepcion: Recepcion,
    private readonly etiquetas: Etiquetas,
    private readonly carpetas: CarpetasService,
    private readonly archivo: CorreosDeCarpetas,
  ) {}

  /** Writes the mails in one transaction, so that there are all or none. Missing files are added afterwards. */
  async load(office: OpenOficina): Promise<void> {
    const { buzones, etiquetas } = this.content.read('correos', CORREOS);
    const correos = buzones[office.oficina.clave] ?? [];
    await this.transactions.tenantTransaction(office.person(office.guest), async () => {
      if ((await this.etiquetas.findAll(ETIQUETAS_DE_CORREO)).length === 0) {
        await this.write(office, correos, etiquetas);
      }
    });
    await this.attach(office, correos);
  }

  private async write(office: OpenOficina, correos: readonly CorreoDemo[], colores: Colores): Promise<void> {
    const { usuarioId } = this.transactions.tenant;
    const labels = new Map<string, string>();
    const used = new Set<string>(correos.flatMap((correo) => correo.etiquetas ?? []));
    for (const [titulo, color] of Object.entries(colores).filter(([each]) => used.has(each))) {
      const etiqueta = await this.etiquetas.create(ETIQUETAS_DE_CORREO, { titulo, color, usuarioId, slug: '' });
      labels.set(titulo, etiqueta.id);
    }
    const written: string[] = [];
    for (const correo of correos) {
      await this.transactions.atTime(daysAgo(correo.hace), async () => {
        const correoId =
          typeof correo.de === 'string'
            ? await this.send(office, correo.de, correo, written[correo.respondeA ?? -1])
            : await this.receive(correo.de, correo);
        written.push(correoId);
        await this.put(correoId, correo, labels);
      });
    }
  }

  /** @param answered the id of the mail that this mail answers @returns the id of the written mail */
  private send(office: OpenOficina, de: string, correo: CorreoDemo, answered: string | undefined): Promise<string> {
    const { para = [], asunto, html, bandeja } = correo;
    return this.transactions.actingAs(office.person(de), async () => {
      const base = answered && (await this.correos.findOf(answered));
      const id = await this.borradores.create({
        html,
        ...(asunto !== undefined && { asunto, para: await Promise.all(para.map((key) => this.address(office, key))) }),
        ...(base && { base: { id: base.id, tipo: 'responder_todos' as const } }),
      });
      if (bandeja !== 'drafts') {
        await this.salida.leaveNow(id);
      }
      return (await this.correos.get(id)).correoId;
    });
  }

  private async receive({ nombre, direccion }: Destinatario, { asunto = '', html }: CorreoDemo): Promise<string> {
    const { usuarioId } = this.transactions.tenant;
    const me = (await this.directory.conocidos()).get(usuarioId);
    const limpio = sanitizeHtml(html);
    const { correoId } = await this.recepcion.add({
      messageId: `<${uuid()}@${direccion.split('@')[1]}>`,
      referencias: [],
      deNombre: nombre,
      deDireccion: direccion,
      para: [{ nombre: me?.nombre ?? '', direccion: me?.email ?? '' }],
      cc: [],
      asunto,
      html: limpio,
      texto: linesOf(limpio),
    });
    return correoId;
  }

  /** Puts a mail into its bandeja in the mailbox of the demo's person. */
  private async put(correoId: string, correo: CorreoDemo, labels: ReadonlyMap<string, string>): Promise<void> {
    const mine = await this.correos.findOf(correoId);
    if (mine) {
      const { bandeja, sinLeer = false, destacado = false, importante = false, etiquetas = [] } = correo;
      const moved = bandeja === 'archive' || bandeja === 'spam' || bandeja === 'trash' ? { bandeja } : {};
      await this.cambios.change([mine.id], { leido: !sinLeer, destacado, importante, ...moved });
      const ids = etiquetas.map((titulo) => labels.get(titulo) ?? '');
      await this.cambios.label([mine.id], ids, []);
      await this.file(mine.id, correo.carpeta);
    }
  }

  /** Files a mail in the newest carpeta with a word that the demo's person sees. */
  private async file(id: string, word: string | undefined): Promise<void> {
    if (word) {
      const query = Object.assign(new CarpetasQuery(), { buscar: word, tamano: 1 });
      const [[carpeta]] = await this.carpetas.findPage(query);
      // A smaller demo may not have the carpeta.
      if (carpeta) {
        await this.archivo.file({ ids: [id], carpetaId: carpeta.id });
      }
    }
  }

  private async attach(office: OpenOficina, correos: readonly CorreoDemo[]): Promise<void> {
    const files = new Map(correos.flatMap(({ asunto, archivo }) => (asunto && archivo ? [[asunto, archivo]] : [])));
    const demo = office.person(office.guest);
    const listed = await this.transactions.tenantTransaction(demo, () =>
      this.correos.findPage({ bandeja: 'inbox' }, Object.assign(new CorreosQuery(), { tamano: 100 }), correos.length),
    );
    for (const { asunto, correoId, adjuntos, autorId, fecha } of listed) {
      const archivo = files.get(asunto);
      if (archivo && adjuntos === 0) {
        const author = [...office.everybody()].find(({ usuarioId }) => usuarioId === autorId) ?? demo;
        const { usuarioId: subidoPor } = author;
        const content = Readable.from([demoPdf(archivo.pagina)]);
        await this.transactions.atTime(fecha, () =>
          this.uploads.receive(author, content, (stored) =>
            this.adjuntos.add({ ...stored, id: uuid(), correoId, nombre: archivo.nombre, subidoPor }),
          ),
        );
      }
    }
  }

  private async address(office: OpenOficina, key: string): Promise<Destinatario> {
    const known = (await this.directory.conocidos()).get(office.person(key).usuarioId);
    return { nombre: known?.nombre ?? '', direccion: known?.email ?? '' };
  }
}
