import { Injectable } from '@nestjs/common';
import { Transactions } from '../common/tenancy/transactions.js';
import { CuentasService } from '../cuentas/cuentas.service.js';
import { UsuariosService } from '../usuarios/usuarios.service.js';
import { DEMO_CREDENTIALS } from './demo-credentials.js';

/** Fills an empty database with an office at work, through the same services that people use. */
@Injectable()
export class DemoData {
  constructor(
    private readonly transactions: Transactions,
    private readonly usuarios: UsuariosService,
    private readonly cuentas: CuentasService,
  ) {}

  /** Loads the demo unless somebody is there already. @param say receives progress in Spanish */
  async loadIntoEmpty(say: (line: string) => void): Promise<void> {
    const [{ used }] = await this.transactions.platform((manager) =>
      manager.query('select exists (select 1 from usuarios) as used'),
    );
    if (used) {
      return;
    }
    say('Cargando los datos de demostración…');
    const { email, password: clave } = DEMO_CREDENTIALS;
    const demo = await this.usuarios.create({ email, nombre: 'Ana Lavalle', clave });
    await this.cuentas.create(demo, { nombre: 'Escribanía Lavalle Norte', pais: 'AR' });
  }
}
