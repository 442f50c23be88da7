import { Injectable } from '@nestjs/common';
import { found } from '../../common/database/found.js';
import { CuentaDirectory, type Miembro, type MiembroConocido } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';

/** The person who reads chats, with their cuenta. */
export interface ChatReader {
  usuarioId: string;
  cuenta: string;
  /** The cuenta's time zone, an IANA name. */
  zonaHoraria: string;
  /** The members of the cuenta, present and former. */
  conocidos: ReadonlyMap<string, MiembroConocido>;
}

/** The people that the running user can write to: the other active members of the cuenta. */
@Injectable()
export class ChatContactosService {
  constructor(
    private readonly directory: CuentaDirectory,
    private readonly transactions: Transactions,
  ) {}

  /** All people that the running user can write to, by name. */
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

  async reader(): Promise<ChatReader> {
    const { usuarioId } = this.transactions.tenant;
    const { nombre, zonaHoraria } = await this.directory.cuenta();
    return { usuarioId, cuenta: nombre, zonaHoraria, conocidos: await this.directory.conocidos() };
  }
}
