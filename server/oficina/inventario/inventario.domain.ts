import type { Domain } from '../../common/domain.js';
import { named, quoted } from '../../plataforma/auditoria/palabras.js';
import { ROL, ROLES } from '../../vocabulario/roles.js';
import { hechoDeMovimiento } from './tipos-movimiento.js';

const { titular, adscripto, oficial } = ROL;

const CAMPOS = {
  nombre: 'el nombre',
  descripcion: 'la descripción',
  sku: 'el SKU',
  codigoBarras: 'el código de barras',
  categoriaId: 'la categoría',
  marcaId: 'la marca',
  proveedorId: 'el proveedor',
  costo: 'el costo',
  precioBase: 'el precio',
  impuesto: 'el impuesto',
  peso: 'el peso',
  activo: 'si está activo',
  minimo: 'el mínimo',
  etiquetas: 'las etiquetas',
  imagenes: 'las imágenes',
};

export const inventarioDomain = {
  permissions: {
    'inventario.ver': ROLES,
    'inventario.editar': [titular, adscripto, oficial],
  },
  tables: {
    producto_categorias: { order: 'id', deletedSince: 'eliminada_en' },
    producto_marcas: { order: 'id', deletedSince: 'eliminada_en' },
    producto_proveedores: { order: 'id', deletedSince: 'eliminada_en' },
    productos: { order: 'id', without: ['busqueda'], deletedSince: 'eliminado_en' },
    producto_etiquetas: { order: 'id', deletedSince: 'eliminada_en' },
    producto_etiquetado: { order: 'producto_id, etiqueta_id' },
    producto_imagenes: { order: 'producto_id, orden, imagen', deletedSince: 'eliminada_en', pictures: ['imagen'] },
    producto_movimientos: { order: 'producto_id, n' },
    producto_importaciones: {
      notExported: 'what an import did, kept for a day to undo it',
      deletedSince: 'importada_en',
    },
    producto_listas_importadas: {
      notExported: 'what an import added to the lists, kept for a day to undo it',
      deletedSince: 'importada_en',
    },
  },
  hechos: {
    'producto.creado': ({ nombre }) => `agregó al inventario ${quoted(nombre)}`,
    'producto.modificado': ({ nombre, campos }) => `modificó ${named(campos, CAMPOS)} de ${quoted(nombre)}`,
    'producto.eliminado': ({ nombre }) => `eliminó del inventario ${quoted(nombre)}`,
    'producto.restaurado': ({ nombre }) => `recuperó ${quoted(nombre)} en el inventario`,
    'producto.movido': hechoDeMovimiento,
    'inventario.importado': ({ creados, modificados }) =>
      `importó el inventario: productos nuevos, ${String(creados)}; modificados, ${String(modificados)}`,
    'inventario.exportado': ({ total }) => `exportó el inventario: ${String(total)} productos`,
    'inventario.importacion_deshecha': ({ eliminados, devueltos, quedan }) =>
      `deshizo una importación del inventario: productos eliminados, ${String(eliminados)}; como antes, ${String(devueltos)}; que quedan, ${String(quedan)}`,
  },
  temas: {
    producto: {
      clase: 'inventario',
      icono: 'archive-box',
      enlace: ({ entidadId }) => `/apps/ecommerce/inventory/${entidadId}`,
      enlaceTexto: 'Ver el producto',
    },
    inventario: {
      clase: 'inventario',
      icono: 'archive-box',
      enlace: () => '/apps/ecommerce/inventory',
      enlaceTexto: 'Ver el inventario',
    },
  },
  lecturas: ['inventario.exportado'],
  events: {
    'inventory.changed': {
      about:
        'Products, what there is of them, their tags, categories, brands or vendors. `products` is sent when only ' +
        'these products changed. It is empty when only the name of one of the others was added or changed.',
      names: { products: 'ids?' },
    },
  },
} as const satisfies Domain;
