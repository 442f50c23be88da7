import { Injectable } from '@nestjs/common';
import { SearchGroup, type SearchSource } from '../../plataforma/search/search-source.js';
import { ProductoHalladoDto } from './productos.dto.js';
import { toProductoHallado } from './productos.presenter.js';
import { ProductosRepository } from './productos.repository.js';

/** Finds productos by name, SKU and barcode. */
@Injectable()
@SearchGroup({ id: 'productos', label: 'Inventario', order: 12, result: ProductoHalladoDto })
export class ProductosSearch implements SearchSource {
  constructor(private readonly productos: ProductosRepository) {}

  async find(query: string, limit: number): Promise<ProductoHalladoDto[]> {
    return (await this.productos.findFirst(query, limit)).map(toProductoHallado);
  }
}
