import { aviso, avisosReunidos } from './aviso.js';
import { accesoRobado, claveCambiada, restablecerClave } from './clave.js';
import { confirmarCorreo, yaTieneCuenta } from './confirmar-correo.js';
import { cierreHecho, cierrePedido, exportacionLista } from './cuenta.js';
import { invitacion, miembroAgregado } from './invitacion.js';
import { seguridad } from './seguridad.js';

/** Every mail that the product sends, by name. */
export const PLANTILLAS = {
  accesoRobado,
  aviso,
  avisosReunidos,
  cierreHecho,
  cierrePedido,
  claveCambiada,
  confirmarCorreo,
  exportacionLista,
  invitacion,
  miembroAgregado,
  restablecerClave,
  seguridad,
  yaTieneCuenta,
};

export type Plantilla = keyof typeof PLANTILLAS;

/** The data that fills in a template. */
export type DatosDe<P extends Plantilla> = Parameters<(typeof PLANTILLAS)[P]>[0];
