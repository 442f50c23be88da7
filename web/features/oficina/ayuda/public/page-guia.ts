import { pathOfTab, tabsDeCarpeta } from '../../../expediente/carpetas/public/de-carpeta';

/** The guide for each page; the first pattern that matches counts. `null` stands for the start of the help. */
export const guiasDePaginas: readonly (readonly [pagina: RegExp, guia: string | null])[] = [
  [/^\/carpetas\/nueva$/, 'projects/abrir-una-carpeta'],
  [/^\/carpetas\/?$/, 'projects/encontrar-carpetas'],
  [/^\/inscripciones/, 'projects/inscripcion'],
  [/^\/agenda\/(feriados|reglas)/, 'projects/plazos'],
  [/^\/agenda/, 'projects/agenda'],
  [/^\/certificados/, 'projects/certificados'],
  [/^\/protocolo/, 'projects/protocolo'],
  ...tabsDeCarpeta.map((tab) => [new RegExp(`^/carpetas/[^/]+/${pathOfTab(tab)}`), tab.guia] as const),
  [/^\/carpetas\/[^/]+/, 'projects/estados'],
  [/^\/personas/, 'projects/personas'],
  [/^\/actos/, 'projects/actos'],
  [/^\/plantillas/, 'projects/plantillas'],
  [/^(\/apps)?\/chat/, 'getting-started/chat'],
  [/^\/apps\/mailbox/, 'getting-started/correo'],
  [/^\/apps\/tasks/, 'getting-started/tareas'],
  [/^\/apps\/contacts/, 'getting-started/contactos'],
  [/^\/apps\/scrumboard/, 'getting-started/tableros'],
  [/^\/apps\/notes/, 'getting-started/notas'],
  [/^\/apps\/file-manager/, 'getting-started/archivos'],
  [/^\/apps\/academy/, 'getting-started/academia'],
  [/^\/apps\/ecommerce/, 'getting-started/inventario'],
  [/^\/pages\/activities/, 'projects/actividad-de-la-oficina'],
  [/^\/dashboards\/finance/, 'projects/finanzas'],
  [/^\/dashboards\/crypto/, 'projects/cotizaciones'],
  [/^\/dashboards/, 'getting-started/paneles'],
  [/^\/papelera/, 'getting-started/papelera'],
  [/^\/configuraciones\/cuenta/, 'settings/datos-y-numeracion'],
  [/^\/configuraciones\/preferencias/, 'settings/apariencia-y-preferencias'],
  [/^\/configuraciones\/seguridad/, 'your-account/contrasena-y-dos-pasos'],
  [/^\/configuraciones\/plan/, 'payments/el-plan'],
  [/^\/configuraciones\/notificaciones/, 'settings/notificaciones'],
  [/^\/configuraciones\/equipo/, 'settings/invitar-al-equipo'],
  [/^\/configuraciones/, 'your-account/perfil'],
  [/^\/(apps\/help-center|example|ui\/icons|administracion)/, null],
];

/** The address of the guide for a page; the start of the help when the page has no guide. */
export function guiaDe(pathname: string): string {
  const guia = guiasDePaginas.find(([pagina]) => pagina.test(pathname))?.[1];
  return guia ? `/apps/help-center/guides/${guia}` : '/apps/help-center';
}
