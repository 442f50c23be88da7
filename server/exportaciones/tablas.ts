/** How the rows of a table are written into an export. */
interface TablaExportada {
  /** Its rows' order: the same export of the same rows has the same bytes. */
  orden: string;
  /** Columns that are ours, not the cuenta's: what is computed from others, or where bytes are stored. */
  sin?: readonly string[];
}

/**
 * Every table of a cuenta that an export holds, each as one JSON file. A titular sees all of it, but for what is one
 * person's own (avisos, atajos, chats, notas): there row-level security leaves those of the person who asks.
 */
export const TABLAS_EXPORTADAS = {
  tipos_acto: { orden: 'clave' },
  contadores: { orden: 'serie, anio' },
  carpetas: { orden: 'id', sin: ['busqueda', 'busqueda_ts'] },
  carpeta_accesos: { orden: 'carpeta_id, usuario_id' },
  personas: { orden: 'id', sin: ['busqueda'] },
  partes: { orden: 'id' },
  secciones: { orden: 'id' },
  documentos: { orden: 'id', sin: ['busqueda'] },
  documento_versiones: { orden: 'documento_id, n', sin: ['clave'] },
  contactos: { orden: 'id', sin: ['busqueda'] },
  contacto_etiquetas: { orden: 'id' },
  contacto_etiquetado: { orden: 'contacto_id, etiqueta_id' },
  tareas: { orden: 'id', sin: ['busqueda'] },
  tarea_etiquetas: { orden: 'id' },
  tarea_etiquetado: { orden: 'tarea_id, etiqueta_id' },
  auditoria: { orden: 'n' },
  avisos: { orden: 'id' },
  atajos: { orden: 'id' },
  chats: { orden: 'id' },
  chat_mensajes: { orden: 'id' },
  chat_lecturas: { orden: 'chat_id' },
  tableros: { orden: 'id' },
  tablero_miembros: { orden: 'tablero_id, usuario_id' },
  tablero_listas: { orden: 'id' },
  tarjetas: { orden: 'id' },
  tablero_etiquetas: { orden: 'id' },
  tarjeta_etiquetas: { orden: 'tarjeta_id, etiqueta_id' },
  notas: { orden: 'id' },
  nota_etiquetas: { orden: 'id' },
  nota_etiquetado: { orden: 'nota_id, etiqueta_id' },
} as const satisfies Record<string, TablaExportada>;

/** The same of tables of the platform: what they say of this cuenta. */
export const TABLAS_DE_PLATAFORMA = {
  cuentas: { donde: 'id = $1', orden: 'id', sin: ['cierre_avisos'] },
  membresias: { donde: 'cuenta_id = $1', orden: 'usuario_id', sin: [] },
  invitaciones: { donde: 'cuenta_id = $1', orden: 'id', sin: ['hash'] },
} as const;

/** Every other table with rows of cuentas, and why an export does without it. */
export const TABLAS_OMITIDAS = {
  auditoria_cabezas: 'The last entry of the audit says the same.',
  avisos_por_correo: 'Mails on their way.',
  claves_idempotencia: 'Answers to requests, kept for two days.',
  exportaciones: 'The exports themselves.',
  subidas: 'Bytes on their way, of no document yet.',
  tokens_personales: 'Hashes of what lets people in.',
} as const satisfies Record<string, string>;
