import { Injectable } from '@nestjs/common';
import { isAllowed } from '../../common/access/permissions.js';
import { escapeHtml } from '../../common/input/safe-html.js';
import { CuentaDirectory } from '../../common/tenancy/cuenta-directory.js';
import { Transactions } from '../../common/tenancy/transactions.js';
import { type AvisoNuevo, Notifier } from '../../plataforma/avisos/notifier.service.js';
import { isBajo } from './productos.presenter.js';
import { type ProductoFila, ProductosRepository } from './productos.repository.js';

/** The most characters of a product's name in an aviso, which is one line. */
const MAX_NAME = 70;

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

/** Tells that a producto's stock is below its minimum, with a link to the producto. */
function avisoDeMinimo({
  id,
  nombre,
  existencias,
  minimo,
}: Pick<ProductoFila, 'id' | 'nombre' | 'existencias' | 'minimo'>): AvisoNuevo {
  const characters = [...nombre];
  const name = characters.length > MAX_NAME ? `${characters.slice(0, MAX_NAME).join('')}…` : nombre;
  const left = existencias === 0 ? 'No queda ninguna' : existencias === 1 ? 'Queda 1' : `Quedan ${existencias}`;
  const textos = {
    titulo: `Hay que reponer <b>${escapeHtml(name)}</b>`,
    descripcion: `${left}; el mínimo es ${minimo}.`,
    icono: 'heroicons_outline:archive-box',
    imagen: null,
    enlace: `/apps/ecommerce/inventory/${id}`,
    esInterno: true,
  };
  return {
    familia: 'notificacion',
    tipo: 'inventario',
    // An unread aviso of the producto takes the new text.
    grupo: `producto:${id}`,
    grupoDeCorreo: 'inventario',
    textos: () => textos,
  };
}
