import { Injectable } from '@nestjs/common';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { type Palabras, palabrasDe } from '../common/palabras.js';
import { CuentaDirectory } from '../common/tenancy/cuenta-directory.js';
import { caracterDe } from './escribano.js';
import { ProtocoloRepository } from './protocolo.repository.js';

/** A carpeta is firmada with a numbered instrumento, its place, and a notary (domain.md, «States», guards). */
@Injectable()
@FaltantesOf({ orden: 5 })
export class ProtocoloFaltantes implements FaltantesSource {
  constructor(
    private readonly repository: ProtocoloRepository,
    private readonly directory: CuentaDirectory,
  ) {}

  async find(carpetas: readonly PorMover[]): Promise<Map<string, Faltante[]>> {
    const signings = await this.repository.findForSigning(carpetas.map(({ id }) => id));
    const miembros = await this.directory.conocidos();
    const palabras = palabrasDe((await this.directory.cuenta()).pais);
    return new Map(
      signings.map(({ id, instrumentoId, lugar, escribanoId }) => {
        const escribano = escribanoId === null ? null : (miembros.get(escribanoId) ?? null);
        return [id, [...instrumento(instrumentoId, lugar), ...firmante(escribano, palabras)]];
      }),
    );
  }
}

function instrumento(id: string | null, lugar: string | null): Faltante[] {
  if (id === null) {
    return [missing('Falta numerar el instrumento.', 'protocolo')];
  }
  return lugar === null ? [{ ...missing('Falta el lugar del instrumento.', 'protocolo'), id }] : [];
}

/** @param escribano whom the carpeta names; null for nobody */
function firmante(
  escribano: { nombre: string; rolId: number; isActive: boolean } | null,
  { firmante: nombre, unAdscripto }: Palabras,
): Faltante[] {
  if (escribano === null) {
    return [missing(`Falta indicar el ${nombre} que firma.`, 'datos')];
  }
  return escribano.isActive && caracterDe(escribano.rolId)
    ? []
    : [missing(`${escribano.nombre} no firma: elija como ${nombre} al titular o a ${unAdscripto}.`, 'datos')];
}

function missing(texto: string, lugar: Faltante['lugar']): Faltante {
  return { texto, lugar, id: null, antesDe: ['firmada'] };
}
