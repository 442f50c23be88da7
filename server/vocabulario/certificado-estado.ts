import type { Arranque } from './computo.js';
import type { CertificadoDesde } from './tipos-certificado.js';

/** The states of a certificate. The state is computed, since it also changes when days pass. */
export const ESTADOS_CERTIFICADO = ['por_pedir', 'pedido', 'recibido', 'vencido'] as const;
export type EstadoCertificado = (typeof ESTADOS_CERTIFICADO)[number];

/** The days of a certificate, `YYYY-MM-DD`. */
interface Fechas {
  solicitado: string | null;
  expedido: string | null;
  vence: string | null;
  recibido?: string | null;
}

/** The facts that show work on a certificate. */
interface Iniciado {
  solicitado: string | null;
  esperado: string | null;
  expedido: string | null;
  numero: string | null;
  costo: string | null;
  resultado: string | null;
  documentoId: string | null;
}

/** The facts that decide the first day of a certificate's validity. */
interface Vigencia {
  cuentaDesde: CertificadoDesde;
  expedido: string | null;
  recibido: string | null;
}

/** Whether somebody worked on the certificate. Otherwise it is deleted together with its inmueble or parte. */
export function isIniciado(certificado: Iniciado): boolean {
  const { solicitado, esperado, expedido, numero, costo, resultado, documentoId } = certificado;
  return [solicitado, esperado, expedido, numero, costo, resultado, documentoId].some((value) => value !== null);
}

/**
 * Whether the certificate serves only on the day of its issue. The signature must be on that day. Spain's note by
 * telematic access is such a certificate (RN 175).
 */
export function isDelDia({ dias, arranque }: { dias: number | null; arranque: Arranque }): boolean {
  return dias === 1 && arranque === 'mismo_dia';
}

/** The first day of the certificate's validity; null until it is known. */
export function desdeDe({ cuentaDesde, expedido, recibido }: Vigencia): string | null {
  return cuentaDesde === 'recepcion' ? recibido : expedido;
}

/** @param dia the day of the state, `YYYY-MM-DD`: the day of the signature, or today */
export function estadoDe({ solicitado, expedido, vence }: Fechas, dia: string): EstadoCertificado {
  if (expedido === null) {
    return solicitado === null ? 'por_pedir' : 'pedido';
  }
  return vence !== null && vence < dia ? 'vencido' : 'recibido';
}

/**
 * Why a certificate does not serve for a signature, as words after its name. Null when it serves.
 * @param dia the day of the signature, `YYYY-MM-DD`
 * @param isFinal whether it is the real day; by then the certificate must be issued and received
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

/** A day such as 16/03. The year is added when it differs from the year of the other day. Both are `YYYY-MM-DD`. */
function diaCorto(dia: string, otro: string): string {
  const [anio, mes, numero] = dia.split('-');
  return otro.startsWith(`${anio}-`) ? `${numero}/${mes}` : `${numero}/${mes}/${anio}`;
}
