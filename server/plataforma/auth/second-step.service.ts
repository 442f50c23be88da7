import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../common/errors/domain-error.js';
import { Pases } from '../../common/secrets/pases.js';
import { type MetodoSegundoFactor, SegundoFactor } from '../segundo-factor/segundo-factor.service.js';
import type { SessionMedio } from './sessions.service.js';

/** The challenge of a second step, and the methods to answer it. */
export interface Desafio {
  desafio: string;
  metodos: MetodoSegundoFactor[];
}

const TEN_MINUTES = 600;

/** The error 403 for a right password without the second step. */
export function secondFactorRequired({ desafio, metodos }: Desafio): DomainError {
  const mensaje = 'Falta el segundo paso: ingrese un código o use una passkey.';
  return new DomainError('SEGUNDO_FACTOR', 403, mensaje, [{ mensaje, desafio, metodos }]);
}

/** Decides whether a right password opens a session at once. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly factors: SegundoFactor,
    private readonly pases: Pases,
  ) {}

  /**
   * Asks for the second factor after the first step. Runs in the running transaction of the platform.
   * @param codigo the code, when it came with the password
   * @param medio the means of the first step
   * @returns null when nothing is missing, 'refused' for a wrong code, otherwise the challenge, to be committed
   */
  async require(
    manager: EntityManager,
    usuarioId: string,
    { codigo, medio = 'clave' }: { codigo?: string; medio?: SessionMedio } = {},
  ): Promise<Desafio | 'refused' | null> {
    if (!(await this.factors.isActive(manager, usuarioId))) {
      return null;
    }
    if (codigo !== undefined) {
      return (await this.factors.checkCodigo(manager, usuarioId, codigo)) ? null : 'refused';
    }
    return {
      desafio: await this.pases.issue(manager, 'segundo_factor', { usuarioId, datos: { medio }, seconds: TEN_MINUTES }),
      metodos: await this.factors.metodos(manager, usuarioId),
    };
  }
}
