import { escapeHtml } from '../../common/input/safe-html.js';
import type { AvisoNuevo } from '../../plataforma/avisos/notifier.service.js';
import type { ProductoFila } from './productos.repository.js';

/** The most characters of a product's name in an aviso, which is one line. */
const MAX_NAME = 70;

/** Tells that a producto's stock is below its minimum, with a link to the producto. */
export function avisoDeMinimo({
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
