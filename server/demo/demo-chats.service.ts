import { Injectable } from '@nestjs/common';
import {
  array,
  type InferOutput,
  number,
  optional,
  picklist,
  record,
  strictObject,
  string,
  tupleWithRest,
} from 'valibot';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { type TenantContext, Transactions } from '../common/tenancy/transactions.js';
import { CarpetasService } from '../expediente/carpetas/carpetas.service.js';
import { CarpetasQuery } from '../expediente/carpetas/carpetas-query.dto.js';
import { type ChatConMensajes, ChatsService } from '../oficina/chat/chats.service.js';
import { GruposService } from '../oficina/chat/grupos.service.js';
import { MensajesService } from '../oficina/chat/mensajes.service.js';
import { DemoContent } from './demo-content.service.js';
import { ACTOS } from './demo-oficina.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

const HOUR = 3_600_000;
/** The largest page that the list of carpetas allows. */
const PAGE = 100;

/** A conversation of people of an office, who are named by their role in its team, `demo` or `solo`. */
const CONVERSACION = strictObject({
  /** The people who take part. The first person begins the conversation. */
  entre: tupleWithRest([string(), string()], string()),
  /** The name of a group. */
  grupo: optional(string()),
  /** The acto of the carpeta to which the conversation belongs. The carpeta is in the state `en_inscripcion`. */
  acto: optional(picklist(ACTOS)),
  /** The number of the last messages that are unread. */
  sinLeer: optional(number()),
  lineas: array(
    strictObject({
      autor: string(),
      /** The age of the message in hours. */
      hace: number(),
      /** `@oficial` mentions a person. */
      texto: string(),
      /** The index of the message that this message answers. */
      respondeA: optional(number()),
      /** The emojis, each with the people who put it. */
      reacciones: optional(record(string(), array(string()))),
    }),
  ),
});
type Conversacion = InferOutput<typeof CONVERSACION>;

/** The chats of each office, by its clave. */
const CONVERSACIONES = record(string(), array(CONVERSACION));

/** Writes the conversations among the people of an office. Existing messages are not written again. */
@Injectable()
export class DemoChats {
  constructor(
    private readonly content: DemoContent,
    private readonly transactions: Transactions,
    private readonly chats: ChatsService,
    private readonly grupos: GruposService,
    private readonly mensajes: MensajesService,
    private readonly carpetas: CarpetasService,
    private readonly directory: CuentaDirectory,
  ) {}

  async load(office: OpenOficina, plan: readonly PlanCarpeta[]): Promise<void> {
    for (const conversacion of this.content.read('conversaciones', CONVERSACIONES)[office.oficina.clave] ?? []) {
      // A smaller demo may not have the carpeta.
      if (!conversacion.acto || plannedOf(plan, conversacion.acto)) {
        await this.converse(office, plan, conversacion);
      }
    }
  }

  private async converse(office: OpenOficina, plan: readonly PlanCarpeta[], conversacion: Conversacion): Promise<void> {
    const { entre, sinLeer = 0, lineas } = conversacion;
    const people = entre.map((key) => office.person(key));
    const loadedAt = Date.now();
    const at = <T>(horas: number, person: TenantContext, work: () => Promise<T>): Promise<T> =>
      this.transactions.atTime(new Date(loadedAt - horas * HOUR), () =>
        this.transactions.tenantTransaction(person, work),
      );
    const { chat, mensajes } = await at(lineas[0]?.hace ?? 0, office.person(entre[0]), () =>
      this.open(people, plan, conversacion),
    );
    const ids = mensajes.map(({ id }) => id);
    for (const [i, { autor, hace, texto, respondeA, reacciones = {} }] of [...lineas.entries()].slice(ids.length)) {
      const { id } = await at(hace, office.person(autor), async () =>
        this.mensajes.send(chat.id, { ...(await this.mention(office, texto)), respondeA: ids[respondeA ?? -1] }),
      );
      ids.push(id);
      for (const [emoji, keys] of Object.entries(reacciones)) {
        for (const key of keys) {
          await at(hace, office.person(key), () => this.mensajes.react(chat.id, id, emoji, true));
        }
      }
      if (i === lineas.length - sinLeer - 1) {
        for (const person of people) {
          await at(hace, person, () => this.mensajes.read(chat.id, id));
        }
      }
    }
  }

  private async open(
    [, ...others]: readonly TenantContext[],
    plan: readonly PlanCarpeta[],
    { grupo, acto }: Conversacion,
  ): Promise<ChatConMensajes> {
    const usuarioIds = others.map(({ usuarioId }) => usuarioId);
    if (grupo) {
      const known = (await this.chats.findAll(1)).find(({ chat }) => chat.nombre === grupo);
      return known ? this.chats.get(known.chat.id) : this.grupos.create(null, grupo, usuarioIds);
    }
    if (acto) {
      return this.chats.openDeCarpeta(await this.carpetaId(plan, acto));
    }
    return this.chats.open(usuarioIds[0] ?? '');
  }

  private async carpetaId(plan: readonly PlanCarpeta[], acto: string): Promise<string> {
    const planned = plannedOf(plan, acto);
    const [carpetas] = await this.carpetas.findPage(Object.assign(new CarpetasQuery(), { tamano: PAGE }));
    const carpeta = carpetas.find(({ caratula }) => caratula === planned?.caratula);
    if (!carpeta) {
      throw new Error(`No carpeta of the acto ${acto} is being registered.`);
    }
    return carpeta.id;
  }

  /** A text with its mentions, in the form that the web writes. */
  private async mention(office: OpenOficina, texto: string): Promise<{ valor: string; menciones: string[] }> {
    const conocidos = await this.directory.conocidos();
    const menciones: string[] = [];
    const valor = texto.replace(/@(\w+)/g, (_, key: string) => {
      const { usuarioId } = office.person(key);
      menciones.push(usuarioId);
      return `<mark>@${conocidos.get(usuarioId)?.nombre ?? ''}</mark>`;
    });
    return { valor, menciones };
  }
}

/** The carpeta of an acto in the state `en_inscripcion`, which everybody sees. */
function plannedOf(plan: readonly PlanCarpeta[], acto: string): PlanCarpeta | undefined {
  return plan.find(
    (carpeta) => carpeta.acto === acto && !carpeta.reservada && carpeta.pasos.at(-1)?.estado === 'en_inscripcion',
  );
}
