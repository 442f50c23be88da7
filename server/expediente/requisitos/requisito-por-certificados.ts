import { type EstadoCertificado, estadoDe, isDelDia } from '../../vocabulario/certificado-estado.js';
import type { Arranque } from '../../vocabulario/computo.js';
import { type EstadoRequisito, isDecidido } from '../../vocabulario/requisito-estados.js';
import type { Requisito } from './requisito.entity.js';

/** A certificate of a requisito, as the requisito is judged by it. */
export interface CertificadoDeRequisito {
  id: string;
  nombre: string;
  /** The day on which it was asked for, `YYYY-MM-DD`. */
  solicitado: string | null;
  /** The day on which it was issued. */
  expedido: string | null;
  /** The last day on which it is valid. */
  vence: string | null;
  /** For how many days it is valid; null when it does not expire. */
  dias: number | null;
  arranque: Arranque;
  documentoId: string | null;
}

/** What becomes of a requisito by its certificates. */
interface CambioPorCertificados {
  estado?: EstadoRequisito;
  documentoId?: string | null;
  /** The certificate whose end opens it again. */
  vencido?: string;
}

const ESTADO: Record<EstadoCertificado, EstadoRequisito> = {
  por_pedir: 'pendiente',
  vencido: 'pendiente',
  pedido: 'solicitado',
  recibido: 'recibido',
};

/**
 * How a requisito follows the certificates that fulfil it: it is as far as the last of them. What was decided stays so,
 * until the day comes on which a certificate by which it was approved is over.
 * @param antes the documento that one of them had until now
 * @param isOver whether that day is what came
 */
export function porCertificados(
  { estado, documentoId, certificados }: Pick<Requisito, 'estado' | 'documentoId'> & Certificados,
  { antes, hoy, isOver }: { antes: string | null; hoy: string; isOver: boolean },
): CambioPorCertificados {
  const vencido = certificados.find((certificado) => reachedBy(certificado, hoy) === 'vencido')?.nombre;
  if (certificados.length === 0 || estado === 'no_aplica') {
    return {};
  }
  if (isDecidido(estado)) {
    return vencido === undefined || !isOver ? {} : { estado: 'pendiente', vencido };
  }
  const reached = new Set(certificados.map((certificado) => ESTADO[reachedBy(certificado, hoy)]));
  const after = (['pendiente', 'solicitado', 'recibido'] as const).find((each) => reached.has(each)) ?? estado;
  const documento = certificados.find((certificado) => certificado.documentoId !== null)?.documentoId ?? null;
  const isTheirs = documentoId === null || documentoId === antes;
  return {
    ...(after !== estado && { estado: after, ...(after === 'pendiente' && vencido !== undefined && { vencido }) }),
    ...(isTheirs && documento !== documentoId && { documentoId: documento }),
  };
}

/** One of the day itself is renewed for the signature, so its end opens nothing. */
function reachedBy(certificado: CertificadoDeRequisito, hoy: string): EstadoCertificado {
  return estadoDe(certificado, isDelDia(certificado) ? (certificado.expedido ?? hoy) : hoy);
}

interface Certificados {
  certificados: readonly CertificadoDeRequisito[];
}
