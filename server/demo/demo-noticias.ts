import type { AvisoNuevo } from '../avisos/notifier.service.js';
import { type Actor, asignacion, type CarpetaAvisada, documento, movimiento } from '../avisos/reglas.js';
import type { TenantContext } from '../common/tenancy/transactions.js';
import type { PlanCarpeta } from './demo-plan.js';
import type { OpenOficina } from './open-oficina.js';

/** Something that a colleague did in a carpeta of one's own. */
export interface Noticia {
  en: Date;
  actorId: string;
  caratula: string;
  aviso(carpeta: CarpetaAvisada, actor: Actor): AvisoNuevo;
}

/** As many as make a panel look alive; of a carpeta with hundreds of documents, only the last few are told. */
const MAX_NOTICIAS = 7;
const RECENT_MS = 60 * 86_400_000;
const MAX_DOCUMENTOS = 3;

/** The latest of what the plan of an office has others do in the carpetas of one of its people, the oldest first. */
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
  const filed = documentos
    .flatMap(({ nombre, versiones }) => versiones.map((en, i) => ({ nombre, en, isVersion: i > 0 })))
    .toSorted((a, b) => a.en.getTime() - b.en.getTime());
  return [
    { en: creadaEn, actorId: office.writer(planned).usuarioId, caratula, aviso: asignacion },
    ...pasos.map(({ en, estado, motivo }) => ({
      en,
      actorId: office.mover(planned, estado).usuarioId,
      caratula,
      aviso: (carpeta: CarpetaAvisada, actor: Actor) => movimiento(carpeta, actor, estado, motivo),
    })),
    ...filed.slice(-MAX_DOCUMENTOS).map(({ nombre, en, isVersion }) => ({
      en,
      actorId: office.filer(planned).usuarioId,
      caratula,
      aviso: (carpeta: CarpetaAvisada, actor: Actor) => documento(carpeta, actor, nombre, isVersion),
    })),
  ];
}
