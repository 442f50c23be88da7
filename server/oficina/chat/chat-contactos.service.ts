import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { CuentaDirectory, type Miembro } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The people that the running user can write to: the other active members of the cuenta. */
@Injectable()
export class ChatContactosService {
  constructor(
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** By name. */
  async findAll(): Promise<Miembro[]> {
    const { usuarioId } = this.transactions.tenant;
    return (await this.directory.miembros()).filter(({ id }) => id !== usuarioId);
  }

  /** @throws DomainError 404 */
  async get(usuarioId: string): Promise<Miembro> {
    return found(
      (await this.findAll()).find(({ id }) => id === usuarioId),
      'el contacto',
    );
  }

  /** The running user, as the others see them. */
  async me(): Promise<Miembro> {
    const { usuarioId } = this.transactions.tenant;
    return found((await this.directory.conocidos()).get(usuarioId), 'el contacto');
  }
}
