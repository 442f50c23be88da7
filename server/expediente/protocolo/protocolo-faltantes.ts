import { Injectable } from '@nestjs/common';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { caracterDe } from '../../vocabulario/escribano.js';
import { type Palabras, palabrasDe } from '../../vocabulario/palabras.js';
import { type Faltante, FaltantesOf, type FaltantesSource, type PorMover } from '../carpetas/faltantes.js';
import { cuantiaEnTexto } from './cuantia.js';
import { type PorFirmar, ProtocoloRepository } from './protocolo.repository.js';
import { instrumentoEnTexto } from './tipos-instrumento.js';

/** A carpeta needs a numbered instrumento, its place and a notary to be signed (docs/domain.md#states-and-moves). */
@Injectable()
@FaltantesOf({ orden: 5, antesDe: ['firmada'] })
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
      signings.map((signing) => {
        const { id, escribanoId } = signing;
        const escribano = escribanoId === null ? null : (miembros.get(escribanoId) ?? null);
        return [id, [...instrumento(signing), ...firmante(escribano, palabras)]];
      }),
    );
  }
}

function instrumento(signing: PorFirmar): Faltante[] {
  if (signing.instrumento === null) {
    return [missing('Falta numerar el instrumento.', 'protocolo')];
  }
  const { id, lugar } = signing.instrumento;
  const sinLugar = lugar === null ? ['Falta el lugar del instrumento.'] : [];
  return [...sinLugar, ...contradicciones(signing)].map((texto) => ({ ...missing(texto, 'protocolo'), id }));
}

/** The contradictions between the instrumento and its carpeta, as sentences. */
function contradicciones({ instrumento: numerado, acto, monto, moneda }: PorFirmar): string[] {
  if (numerado === null) {
    return [];
  }
  const donde = `En ${instrumentoEnTexto(numerado)}`;
  const { cuantia, objeto, esDeOtroActo } = numerado;
  // Without a sum or a currency, the carpeta contradicts nothing.
  const enCarpeta = monto && cuantiaEnTexto(monto, moneda ?? numerado.moneda);
  const dice = cuantia === null ? null : cuantiaEnTexto(cuantia, numerado.moneda);
  return [
    ...(enCarpeta && enCarpeta !== dice
      ? [`${donde} la cuantía es ${dice ?? 'ninguna'} y en la carpeta ${enCarpeta}: corrija la que esté mal.`]
      : []),
    ...(esDeOtroActo
      ? [`${donde} el objeto es «${objeto}» y el acto de la carpeta es «${acto}»: corrija el objeto.`]
      : []),
  ];
}

/** @param escribano the notary of the carpeta; null when it names none */
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
