/** The pages that open by `g` and a letter: their addresses, and their names in the list of shortcuts. */
export const letras: Readonly<Record<string, readonly [link: string, texto: string]>> = {
  c: ['/carpetas', 'Carpetas'],
  a: ['/agenda', 'Agenda'],
  p: ['/personas', 'Personas'],
  e: ['/certificados', 'Certificados'],
  i: ['/inscripciones', 'Inscripciones'],
  l: ['/protocolo', 'Protocolo'],
  h: ['/chat', 'Chat'],
  m: ['/apps/mailbox', 'Correo'],
  t: ['/apps/tasks', 'Tareas'],
  k: ['/apps/contacts', 'Contactos'],
  b: ['/apps/scrumboard', 'Tableros'],
  n: ['/apps/notes', 'Notas'],
  f: ['/apps/file-manager', 'Archivos'],
  o: ['/dashboards/project', 'Panel de la oficina'],
};
