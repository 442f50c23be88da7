import type { Arranque } from './computo.js';
import type { CertificadoDesde } from './tipos-certificado.js';

/** Where a certificate stands. It is computed, since days pass by themselves. */
export const ESTADOS_CERTIFICADO = ['por_pedir', 'pedido', 'recibido', 'vencido'] as const;
export type EstadoCertificado = (typeof ESTADOS_CERTIFICADO)[number];

/** The days of a certificate, `YYYY-MM-DD`. */
interface Fechas {
  solicitado: string | null;
  expedido: string | null;
  vence: string | null;
  recibido?: string | null;
}

/** What may have been done for a certificate. */
interface Iniciado {
  solicitado: string | null;
  esperado: string | null;
  expedido: string | null;
  resultado: string | null;
  documentoId: string | null;
}

/** From which day a certificate is valid. */
interface Vigencia {
  cuentaDesde: CertificadoDesde;
  expedido: string | null;
  recibido: string | null;
}

/** Whether something was done for it: otherwise it leaves the carpeta with what it is about. */
export function isIniciado({ solicitado, esperado, expedido, resultado, documentoId }: Iniciado): boolean {
  return [solicitado, esperado, expedido, resultado, documentoId].some((value) => value !== null);
}

/** Whether it serves only on the day of its issue, as Spain's note by telematic access (RN 175): the signature's. */
export function isDelDia({ dias, arranque }: { dias: number | null; arranque: Arranque }): boolean {
  return dias === 1 && arranque === 'mismo_dia';
}

/** The day from which its validity counts; null until it is there. */
export function desdeDe({ cuentaDesde, expedido, recibido }: Vigencia): string | null {
  return cuentaDesde === 'recepcion' ? recibido : expedido;
}

/** @param dia the day that is looked at, `YYYY-MM-DD`: that of the signature, or today */
export function estadoDe({ solicitado, expedido, vence }: Fechas, dia: string): EstadoCertificado {
  if (expedido === null) {
    return solicitado === null ? 'por_pedir' : 'pedido';
  }
  return vence !== null && vence < dia ? 'vencido' : 'recibido';
}

/**
 * Why a certificate does not serve for a signature, after its name; null when it does.
 * @param dia the day of the signature, `YYYY-MM-DD`
 * @param isFinal whether it is the real day, on which it must have been issued and have come
 */
export function impedimentoDe(
  { expedido, recibido = null, vence }: Fechas,
  dia: string,
  isFinal: boolean,
): string | null {
  if (expedido === null) {
    return 'falta recibirlo.';
  }
  if (vence !== null && vence < dia) {
    return `vence ${diaCorto(vence, dia)}.`;
  }
  if (isFinal && expedido > dia) {
    return `se expidió el ${diaCorto(expedido, dia)}, después de la firma.`;
  }
  return isFinal && recibido !== null && recibido > dia
    ? `se recibió el ${diaCorto(recibido, dia)}, después de la firma.`
    : null;
}

/** 16/03, with the year where it is another than that of the day beside it. Both are `YYYY-MM-DD`. */
function diaCorto(dia: string, otro: string): string {
  const [anio, mes, numero] = dia.split('-');
  return otro.startsWith(`${anio}-`) ? `${numero}/${mes}` : `${numero}/${mes}/${anio}`;
}
