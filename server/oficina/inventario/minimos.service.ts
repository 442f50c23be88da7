import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { Notifier } from '../../plataforma/avisos/notifier.service.js';
import { avisoDeMinimo } from './aviso-de-minimo.js';
import { isBajo } from './productos.presenter.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

/**
 * Tells people once that the stock of a producto is below its minimum. They are told again only after the stock was
 * restored.
 */
@Injectable()
export class MinimosService {
  constructor(
    private readonly productos: ProductosRepository,
    private readonly directory: CuentaDirectory,
    private readonly notifier: Notifier,
    private readonly transactions: Transactions,
  ) {}

  /** @param producto the locked producto with its new stock, and with `bajoMinimoDesde` from before */
  async check(
    producto: Pick<ProductoFila, 'id' | 'nombre' | 'minimo' | 'existencias' | 'bajoMinimoDesde'>,
  ): Promise<void> {
    const isLow = isBajo(producto);
    if (isLow === (producto.bajoMinimoDesde !== null)) {
      return;
    }
    await this.productos.markBajo(producto.id, isLow ? this.transactions.now : null);
    if (isLow && !this.notifier.isSilent) {
      // The person who moved the producto is told too: otherwise an office of one person would never be told.
      const aviso = avisoDeMinimo(producto);
      const miembros = (await this.directory.miembros()).filter(({ rolId }) => isAllowed(rolId, 'inventario.editar'));
      await this.notifier.notifyAll(miembros.map(({ id }) => ({ usuarioId: id, aviso })));
    }
  }
}
