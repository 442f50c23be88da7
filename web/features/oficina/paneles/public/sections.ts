/** The names of the menu's sections by their addresses, as in the menu. */
const nombres: Record<string, string> = {
  '/carpetas': 'Carpetas',
  '/agenda': 'Agenda',
  '/personas': 'Personas',
  '/certificados': 'Certificados',
  '/inscripciones': 'Inscripciones',
  '/protocolo': 'Protocolo',
  '/actos': 'Actos',
  '/plantillas': 'Plantillas',
  '/chat': 'Chat',
  '/pages/activities': 'Actividad',
  '/apps/mailbox': 'Correo',
  '/apps/tasks': 'Tareas',
  '/apps/contacts': 'Contactos',
  '/apps/scrumboard': 'Tableros',
  '/apps/notes': 'Notas',
  '/apps/file-manager': 'Archivos',
  '/apps/help-center': 'Ayuda',
  '/apps/academy': 'Academia',
  '/apps/ecommerce/inventory': 'Inventario',
  '/papelera': 'Papelera',
  '/dashboards/project': 'Oficina',
  '/dashboards/analytics': 'Analítica',
  '/dashboards/finance': 'Finanzas',
  '/dashboards/crypto': 'Cotizaciones',
  '/configuraciones': 'Configuración',
  '/example': 'Guía de componentes',
  otras: 'Otras',
};

/** The name of a section; its address for a section of the menu that is not in the list above. */
export const nombreDeSeccion = (de: string): string => nombres[de] ?? de;

/** The section of a page; `otras` when its address belongs to no section. */
export function seccionDe(pathname: string): string {
  const known = Object.keys(nombres).filter((seccion) => pathname === seccion || pathname.startsWith(`${seccion}/`));
  return known[0] ?? 'otras';
}
