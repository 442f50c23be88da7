import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeMinimo } from './aviso-de-minimo.js';
import { isBajo } from './productos.presenter.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

/** Tells people once that there are fewer of a producto than its minimum, until there are enough again. */
@Injectable()
export class MinimosService {
  constructor(
    private readonly productos: ProductosRepository,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
  ) {}

  /** @param producto locked, as it is now; its `bajoMinimoDesde` as it was */
  async check(
    producto: Pick<ProductoFila, 'id' | 'nombre' | 'minimo' | 'existencias' | 'bajoMinimoDesde'>,
  ): Promise<void> {
    const isLow = isBajo(producto);
    if (isLow === (producto.bajoMinimoDesde !== null)) {
      return;
    }
    await this.productos.markBajo(producto.id, isLow ? this.transactions.now : null);
    if (isLow && !this.notifier.isSilent) {
      // Whoever moved it is told too: an office of one person would never hear of it.
      const aviso = avisoDeMinimo(producto);
      const miembros = (await this.directory.miembros()).filter(({ rolId }) => isAllowed(rolId, 'inventario.editar'));
      await this.notifier.notifyAll(miembros.map(({ id }) => ({ usuarioId: id, aviso })));
    }
  }
}
