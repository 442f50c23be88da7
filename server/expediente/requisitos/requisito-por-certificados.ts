import { type EstadoCertificado, estadoDe, isDelDia } from '../../vocabulario/certificado-estado.js';
import type { Arranque } from '../../vocabulario/computo.js';
import { type EstadoRequisito, isDecidido } from '../../vocabulario/requisito-estados.js';
import type { Requisito } from './requisito.entity.js';

/** The fields of a requisito's certificate from which the requisito gets its state. */
export interface CertificadoDeRequisito {
  id: string;
  nombre: string;
  /** The day on which the office asked for it, `YYYY-MM-DD`. */
  solicitado: string | null;
  /** The day on which it was issued. */
  expedido: string | null;
  /** The last day on which it is valid. */
  vence: string | null;
  /** The days of validity; null when it does not expire. */
  dias: number | null;
  arranque: Arranque;
  documentoId: string | null;
}

/** The changes of a requisito that its certificates cause. */
interface CambioPorCertificados {
  estado?: EstadoRequisito;
  documentoId?: string | null;
  /** The name of the expired certificate that opens the requisito again. */
  vencido?: string;
}

const ESTADO: Record<EstadoCertificado, EstadoRequisito> = {
  por_pedir: 'pendiente',
  vencido: 'pendiente',
  pedido: 'solicitado',
  recibido: 'recibido',
};

/**
 * Computes how a requisito follows its certificates. It takes the state of the certificate that is furthest behind. A
 * decision stays until a certificate behind it expires.
 * @param antes the earlier documento of a changed certificate
 * @param isOver whether a certificate expired, rather than a person changed one
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

/**
 * The state of a certificate. Some must be issued on the day of the signature. These never count as expired here, since
 * they are renewed then.
 */
function reachedBy(certificado: CertificadoDeRequisito, hoy: string): EstadoCertificado {
  return estadoDe(certificado, isDelDia(certificado) ? (certificado.expedido ?? hoy) : hoy);
}

interface Certificados {
  certificados: readonly CertificadoDeRequisito[];
}
