import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Passwords } from '../auth/passwords.js';
import { Transactions } from '../common/tenancy/transactions.js';
import { Usuario } from './usuario.entity.js';

/** People with a login. */
@Injectable()
export class UsuariosService {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
  ) {}

  /** The person with this e-mail, in any letter case, or null. */
  findByEmail(email: string): Promise<Usuario | null> {
    return this.transactions.platform((manager) => manager.findOneBy(Usuario, { email: email.trim().toLowerCase() }));
  }

  /** Creates a person. @returns the new id */
  async create({ email, nombre, clave }: { email: string; nombre: string; clave: string }): Promise<string> {
    const id = uuid();
    const claveHash = await this.passwords.hash(clave);
    await this.transactions.platform((manager) =>
      manager.insert(Usuario, { id, email: email.trim().toLowerCase(), nombre, claveHash, estado: 'enLinea' }),
    );
    return id;
  }

  /** Replaces a password hash, when the parameters it was made with are no longer ours. */
  async saveHash(manager: EntityManager, id: string, claveHash: string): Promise<void> {
    await manager.update(Usuario, { id }, { claveHash });
  }
}
