import { DAY_MS } from '../common/day.js';
import type { TenantContext } from '../common/tenancy/transactions.js';
import {
  type Actor,
  asignacion,
  type CarpetaAvisada,
  documento,
  movimiento,
} from '../expediente/carpetas/avisos-de-carpeta.js';
import type { AvisoNuevo } from '../plataforma/avisos/notifier.service.js';
import { estadoNombre } from '../vocabulario/carpeta-estados.js';
import { palabrasDe } from '../vocabulario/palabras.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

/** Something that a colleague did in a carpeta of the person. */
export interface Noticia {
  en: Date;
  actorId: string;
  caratula: string;
  aviso(carpeta: CarpetaAvisada, actor: Actor): AvisoNuevo;
}

/**
 * The number of items that fills the panel. Only the last documents of a carpeta count, since a carpeta has hundreds.
 */
const MAX_NOTICIAS = 7;
const RECENT_MS = 60 * DAY_MS;
const MAX_DOCUMENTOS = 3;

/** The latest things that other people did in a person's carpetas, by the office's plan. The oldest comes first. */
export function noticiasOf(office: OpenOficina, plan: readonly PlanCarpeta[], person: TenantContext): Noticia[] {
  const now = Date.now();
  return plan
    .filter((planned) => isOf(office, planned, person))
    .flatMap((planned) => noticiasOfCarpeta(office, planned))
    .filter(({ en, actorId }) => en.getTime() < now && en.getTime() > now - RECENT_MS && actorId !== person.usuarioId)
    .toSorted((a, b) => a.en.getTime() - b.en.getTime())
    .slice(-MAX_NOTICIAS);
}

function isOf(office: OpenOficina, { responsable, escribano }: PlanCarpeta, { usuarioId }: TenantContext): boolean {
  return [responsable, escribano].some((key) => office.person(key).usuarioId === usuarioId);
}

function noticiasOfCarpeta(office: OpenOficina, planned: PlanCarpeta): Noticia[] {
  const { caratula, creadaEn, pasos, documentos } = planned;
  const palabras = palabrasDe(office.oficina.pais);
  const filed = documentos
    .flatMap(({ nombre, versiones }) => versiones.map((en, i) => ({ nombre, en, isVersion: i > 0 })))
    .toSorted((a, b) => a.en.getTime() - b.en.getTime());
  return [
    { en: creadaEn, actorId: office.writer(planned).usuarioId, caratula, aviso: asignacion },
    ...pasos.map(({ en, estado, motivo }) => ({
      en,
      actorId: office.mover(planned, estado).usuarioId,
      caratula,
      aviso: (carpeta: CarpetaAvisada, actor: Actor) =>
        movimiento(carpeta, actor, estadoNombre(estado, palabras), motivo),
    })),
    ...filed.slice(-MAX_DOCUMENTOS).map(({ nombre, en, isVersion }) => ({
      en,
      actorId: office.filer(planned).usuarioId,
      caratula,
      aviso: (carpeta: CarpetaAvisada, actor: Actor) => documento(carpeta, actor, nombre, isVersion),
    })),
  ];
}
