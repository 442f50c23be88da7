import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Passwords } from '../auth/passwords.service.js';
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

  /** Whether there is any person at all. */
  isAnybodyThere(): Promise<boolean> {
    return this.transactions.platform((manager) => manager.exists(Usuario));
  }

  /** Creates a person, who cannot sign in before there is a password. @returns the new id */
  async create({ email, nombre }: { email: string; nombre: string }): Promise<string> {
    const id = uuid();
    await this.transactions.platform((manager) =>
      manager.insert(Usuario, { id, email: email.trim().toLowerCase(), nombre, estado: 'enLinea' }),
    );
    return id;
  }

  /** Gives people a password, the same to all of them: either all of them have it then, or none. */
  async setPassword(ids: readonly string[], clave: string): Promise<void> {
    const claveHash = await this.passwords.hash(clave);
    await this.transactions.platform((manager) => manager.update(Usuario, { id: In(ids) }, { claveHash }));
  }

  /**
   * Gives a person another password, in the place of the one that they proved (null: they had none).
   * @returns false when that one was changed meanwhile
   */
  async replacePassword(manager: EntityManager, id: string, from: string | null, claveHash: string): Promise<boolean> {
    const proved = { id, claveHash: from ?? IsNull() };
    const { affected } = await manager.update(Usuario, proved, { claveHash, claveCambiadaEn: new Date() });
    return affected === 1;
  }

  /**
   * That a password which was proved is still the person's, until the running transaction ends: a change of it either
   * came before, and is seen here, or waits, and then ends the session that is being opened.
   * @param newHash replaces the hash when the parameters that it was made with are no longer ours
   */
  async holdPassword(manager: EntityManager, id: string, proved: string, newHash: string | null): Promise<boolean> {
    if (newHash) {
      const { affected } = await manager.update(Usuario, { id, claveHash: proved }, { claveHash: newHash });
      return affected === 1;
    }
    const held = await manager.query('select 1 from usuarios where id = $1 and clave_hash = $2 for share', [
      id,
      proved,
    ]);
    return held.length === 1;
  }
}
