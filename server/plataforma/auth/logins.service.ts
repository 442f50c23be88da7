import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Usuario } from '../usuarios/usuario.entity.js';
import { Passwords } from './passwords.service.js';

/** The data of a new person. */
type UsuarioNuevo = Pick<Usuario, 'email' | 'nombre'> & Partial<Pick<Usuario, 'cargo' | 'telefono'>>;

/** The people who can sign in, and their passwords. */
@Injectable()
export class Logins {
  constructor(
    private readonly transactions: Transactions,
    private readonly passwords: Passwords,
  ) {}

  /** Finds a person by e-mail, in any letter case. */
  findByEmail(email: string): Promise<Usuario | null> {
    return this.transactions.platform((manager) => manager.findOneBy(Usuario, { email: email.trim().toLowerCase() }));
  }

  /** Whether the database has any person at all. */
  isAnybodyThere(): Promise<boolean> {
    return this.transactions.platform((manager) => manager.exists(Usuario));
  }

  /** Creates a person without a password, who cannot sign in yet. @returns the new id */
  async create({ email, ...known }: UsuarioNuevo): Promise<string> {
    const id = uuid();
    await this.transactions.platform((manager) =>
      manager.insert(Usuario, { id, email: email.trim().toLowerCase(), estado: 'enLinea', ...known }),
    );
    return id;
  }

  /** Gives several people the same password, in one transaction. */
  async setPassword(ids: readonly string[], clave: string): Promise<void> {
    const claveHash = await this.passwords.hash(clave);
    await this.transactions.platform((manager) => manager.update(Usuario, { id: In(ids) }, { claveHash }));
  }

  /**
   * Changes a person's password.
   * @param from the hash of the present password, which the person proved; null without a password
   * @returns false when the password was changed meanwhile
   */
  async replacePassword(manager: EntityManager, id: string, from: string | null, claveHash: string): Promise<boolean> {
    const proved = { id, claveHash: from ?? IsNull() };
    const { affected } = await manager.update(Usuario, proved, { claveHash, claveCambiadaEn: new Date() });
    return affected === 1;
  }

  /**
   * Locks a proved password until the running transaction ends. An earlier change of the password makes this return
   * false. A later change waits, and then ends the session that is being opened.
   * @param newHash replaces a hash that was made with old parameters
   * @returns whether the proved password is still the person's
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
