import { Injectable } from '@nestjs/common';
import { impedimentoDe, isDelDia } from '../../vocabulario/certificado-estado.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { CertificadosRepository, type Necesario } from './certificados.repository.js';

/**
 * The certificates that keep a carpeta from being signed (docs/domain.md#certificados). They are not received, or not
 * valid on the planned day or the real day. Some must be issued on the day of the signature. These count on the real
 * day only.
 */
@Injectable()
@FaltantesOf({ orden: 3, antesDe: ['lista_para_firma', 'firmada'] })
export class CertificadosFaltantes implements FaltantesSource {
  constructor(private readonly certificados: CertificadosRepository) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const rows = await this.certificados.findNecesarios(carpetas.map(({ id }) => id));
    const byCarpeta = Map.groupBy(rows, ({ carpetaId }) => carpetaId);
    return new Map(
      carpetas.map((carpeta) => [
        carpeta.id,
        (byCarpeta.get(carpeta.id) ?? []).flatMap((necesario) => faltantesDe(necesario, carpeta)),
      ]),
    );
  }
}

function faltantesDe(necesario: Necesario, { fechaFirmaPrevista, diaDeFirma }: PorMover): Faltante[] {
  // A certificate that must be of the day of the signature cannot be there earlier.
  const planned = isDelDia(necesario) ? null : impedimentoDe(necesario, fechaFirmaPrevista ?? diaDeFirma, false);
  const real = impedimentoDe(necesario, diaDeFirma, true);
  const faltante = (impedimento: string, antesDe: Faltante['antesDe']): Faltante => ({
    texto: `${necesario.nombre}${necesario.sobre ? ` (${necesario.sobre})` : ''}: ${impedimento}`,
    lugar: 'certificados',
    id: necesario.id,
    antesDe,
  });
  if (planned !== null && planned === real) {
    return [faltante(planned, ['lista_para_firma', 'firmada'])];
  }
  return [
    ...(planned === null ? [] : [faltante(planned, ['lista_para_firma'])]),
    ...(real === null ? [] : [faltante(real, ['firmada'])]),
  ];
}
