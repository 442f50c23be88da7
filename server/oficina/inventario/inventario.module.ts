import { Module } from '@nestjs/common';
import { entitiesModule } from '../../common/database/entities.module.js';
import { CarpetasModule } from '../../expediente/carpetas/carpetas.module.js';
import { AvisosModule } from '../../plataforma/avisos/avisos.module.js';
import { EtiquetasModule } from '../../plataforma/etiquetas/etiquetas.module.js';
import { ImagenesModule } from '../../plataforma/imagenes/imagenes.module.js';
import { CatalogosRepository } from './catalogos.repository.js';
import { CatalogosService } from './catalogos.service.js';
import { CategoriasController } from './categorias.controller.js';
import { ProductoEtiquetasController } from './etiquetas.controller.js';
import { ETIQUETAS_DE_PRODUCTOS } from './etiquetas-de-productos.js';
import { ProductoImagenesController } from './imagenes.controller.js';
import { DeshacerImportacionProductos } from './intercambio/deshacer-importacion-productos.service.js';
import { ExportacionProductos } from './intercambio/exportacion-productos.service.js';
import { ImportacionProductos } from './intercambio/importacion-productos.service.js';
import { ImportacionesProductosRepository } from './intercambio/importaciones-productos.repository.js';
import { IntercambioProductosController } from './intercambio/intercambio-productos.controller.js';
import { ProductoRow } from './intercambio/producto-row.service.js';
import { MarcasController } from './marcas.controller.js';
import { MinimosService } from './minimos.service.js';
import { MovimientosController } from './movimientos.controller.js';
import { MovimientosRepository } from './movimientos.repository.js';
import { MovimientosService } from './movimientos.service.js';
import { Producto } from './producto.entity.js';
import { ProductoFields } from './producto-fields.service.js';
import { ProductoImagenes } from './producto-imagenes.service.js';
import { ProductosController } from './productos.controller.js';
import { ProductosRepository } from './productos.repository.js';
import { ProductosService } from './productos.service.js';
import { ProductosPapelera } from './productos-papelera.js';
import { ProductosSearch } from './productos-search.js';
import { ProveedoresController } from './proveedores.controller.js';
import { ReservasController } from './reservas.controller.js';
import { ReservasDeCarpeta } from './reservas-de-carpeta.js';

@Module({
  imports: [
    entitiesModule(Producto, ETIQUETAS_DE_PRODUCTOS.entity),
    AvisosModule,
    CarpetasModule,
    EtiquetasModule,
    ImagenesModule,
  ],
  controllers: [
    ProductosController,
    ProductoImagenesController,
    ProductoEtiquetasController,
    CategoriasController,
    MarcasController,
    ProveedoresController,
    MovimientosController,
    ReservasController,
    IntercambioProductosController,
  ],
  providers: [
    ProductosService,
    ProductosRepository,
    ProductoFields,
    ProductoImagenes,
    ProductosSearch,
    ProductosPapelera,
    CatalogosService,
    CatalogosRepository,
    MovimientosService,
    MovimientosRepository,
    MinimosService,
    ReservasDeCarpeta,
    ProductoRow,
    ImportacionProductos,
    ImportacionesProductosRepository,
    DeshacerImportacionProductos,
    ExportacionProductos,
  ],
  exports: [ProductosService, CatalogosService, MovimientosService],
})
export class InventarioModule {}
