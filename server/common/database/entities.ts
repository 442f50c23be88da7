import { Atajo } from '../../atajos/atajo.entity.js';
import { Aviso } from '../../avisos/aviso.entity.js';
import { Carpeta } from '../../carpetas/carpeta.entity.js';
import { Contacto } from '../../contactos/contacto.entity.js';
import { ETIQUETAS_DE_CONTACTOS } from '../../contactos/etiquetas-de-contactos.js';
import { Cuenta } from '../../cuentas/cuenta.entity.js';
import { Membresia } from '../../cuentas/membresia.entity.js';
import { Documento } from '../../documentos/documento.entity.js';
import { DocumentoVersion } from '../../documentos/documento-version.entity.js';
import { Seccion } from '../../documentos/seccion.entity.js';
import { IdentidadVinculada } from '../../identidad/identidad.entity.js';
import { ETIQUETAS_DE_NOTAS } from '../../notas/etiquetas-de-notas.js';
import { Nota } from '../../notas/nota.entity.js';
import { Parte } from '../../partes/parte.entity.js';
import { Persona } from '../../personas/persona.entity.js';
import { ETIQUETAS_DE_TABLEROS } from '../../tableros/etiquetas-de-tableros.js';
import { Tablero } from '../../tableros/tablero.entity.js';
import { TableroLista } from '../../tableros/tablero-lista.entity.js';
import { Tarjeta } from '../../tableros/tarjeta.entity.js';
import { ETIQUETAS_DE_TAREAS } from '../../tareas/etiquetas-de-tareas.js';
import { Tarea } from '../../tareas/tarea.entity.js';
import { TipoActo } from '../../tipos-acto/tipo-acto.entity.js';
import { Usuario } from '../../usuarios/usuario.entity.js';

/** Every entity. An explicit list serves the build, Vitest and the drift test alike. */
export const ENTITIES = [
  Usuario,
  IdentidadVinculada,
  Cuenta,
  Membresia,
  TipoActo,
  Carpeta,
  Seccion,
  Documento,
  DocumentoVersion,
  Persona,
  Parte,
  Contacto,
  ETIQUETAS_DE_CONTACTOS.entity,
  Aviso,
  Atajo,
  Tarea,
  ETIQUETAS_DE_TAREAS.entity,
  Nota,
  ETIQUETAS_DE_NOTAS.entity,
  Tablero,
  TableroLista,
  ETIQUETAS_DE_TABLEROS.entity,
  Tarjeta,
];
