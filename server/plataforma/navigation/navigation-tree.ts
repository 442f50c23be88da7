import { isAllowed, type Permission } from '../../common/access/permissions.js';
import { ROL } from '../../vocabulario/roles.js';
import type { NavigationDto, NavigationItemDto } from './navigation.dto.js';

/** An entry of the menu, with the conditions for its page. */
interface Entry extends Omit<NavigationItemDto, 'children'> {
  permission?: Permission;
  isForOperators?: boolean;
  /** Whether only a titular of a demo has the entry. */
  isForDemos?: boolean;
  children?: readonly Entry[];
}

const icon = (name: string) => `heroicons_outline:${name}`;

/**
 * The whole menu. Ids are part of the contract. Clients of the reference template look up `apps.mailbox` and
 * `apps.tasks`. The clients write the count of the inbox into the badge of `apps.mailbox`, and the subtitle of
 * `apps.tasks`.
 */
const TREE: readonly Entry[] = [
  {
    id: 'oficina',
    type: 'group',
    title: 'Oficina',
    subtitle: 'El trabajo de todos los días',
    icon: icon('building-office-2'),
    children: [
      { id: 'carpetas', type: 'basic', title: 'Carpetas', icon: icon('folder-open'), link: '/carpetas' },
      { id: 'agenda', type: 'basic', title: 'Agenda', icon: icon('calendar'), link: '/agenda' },
      { id: 'personas', type: 'basic', title: 'Personas', icon: icon('users'), link: '/personas' },
      {
        id: 'certificados',
        type: 'basic',
        title: 'Certificados',
        icon: icon('clipboard-document-list'),
        link: '/certificados',
      },
      {
        id: 'inscripciones',
        type: 'basic',
        title: 'Inscripciones',
        icon: icon('building-library'),
        link: '/inscripciones',
      },
      { id: 'protocolo', type: 'basic', title: 'Protocolo', icon: icon('book-open'), link: '/protocolo' },
      { id: 'actos', type: 'basic', title: 'Actos', icon: icon('document-text'), link: '/actos' },
      {
        id: 'plantillas',
        type: 'basic',
        title: 'Plantillas',
        icon: icon('document-duplicate'),
        link: '/plantillas',
        permission: 'plantillas.usar',
      },
      { id: 'chat', type: 'basic', title: 'Chat', icon: icon('chat-bubble-left-right'), link: '/chat' },
      { id: 'actividad', type: 'basic', title: 'Actividad', icon: icon('clock'), link: '/pages/activities' },
    ],
  },
  {
    id: 'apps',
    type: 'group',
    title: 'Aplicaciones',
    subtitle: 'Para organizarse en equipo',
    icon: icon('squares-2x2'),
    children: [
      {
        id: 'apps.mailbox',
        type: 'basic',
        title: 'Correo',
        icon: icon('envelope'),
        link: '/apps/mailbox',
        badge: { title: '', classes: 'px-2 rounded-full' },
      },
      {
        id: 'apps.tasks',
        type: 'basic',
        title: 'Tareas',
        subtitle: 'Lo que queda por hacer',
        icon: icon('check-circle'),
        link: '/apps/tasks',
      },
      { id: 'apps.contacts', type: 'basic', title: 'Contactos', icon: icon('user-group'), link: '/apps/contacts' },
      { id: 'apps.scrumboard', type: 'basic', title: 'Tableros', icon: icon('view-columns'), link: '/apps/scrumboard' },
      { id: 'apps.notes', type: 'basic', title: 'Notas', icon: icon('pencil-square'), link: '/apps/notes' },
      { id: 'apps.file-manager', type: 'basic', title: 'Archivos', icon: icon('cloud'), link: '/apps/file-manager' },
      {
        id: 'apps.help-center',
        type: 'basic',
        title: 'Centro de ayuda',
        icon: icon('lifebuoy'),
        link: '/apps/help-center',
      },
      { id: 'apps.academy', type: 'basic', title: 'Academia', icon: icon('academic-cap'), link: '/apps/academy' },
      {
        id: 'apps.ecommerce.inventory',
        type: 'basic',
        title: 'Inventario',
        icon: icon('archive-box'),
        link: '/apps/ecommerce/inventory',
      },
      {
        id: 'papelera',
        type: 'basic',
        title: 'Papelera',
        subtitle: 'Lo eliminado en el último día',
        icon: icon('trash'),
        link: '/papelera',
      },
    ],
  },
  {
    id: 'dashboards',
    type: 'group',
    title: 'Paneles',
    subtitle: 'El estado de un vistazo',
    icon: icon('chart-bar-square'),
    children: [
      {
        id: 'dashboards.project',
        type: 'basic',
        title: 'Oficina',
        icon: icon('clipboard-document-check'),
        link: '/dashboards/project',
      },
      {
        id: 'dashboards.analytics',
        type: 'basic',
        title: 'Analítica',
        icon: icon('chart-pie'),
        link: '/dashboards/analytics',
        permission: 'analitica.ver',
      },
      {
        id: 'dashboards.finance',
        type: 'basic',
        title: 'Finanzas',
        icon: icon('banknotes'),
        link: '/dashboards/finance',
      },
      {
        id: 'dashboards.crypto',
        type: 'basic',
        title: 'Cotizaciones',
        icon: icon('currency-dollar'),
        link: '/dashboards/crypto',
      },
    ],
  },
  { id: 'divider-1', type: 'divider' },
  {
    id: 'configuraciones',
    type: 'collapsable',
    title: 'Configuración',
    icon: icon('cog-6-tooth'),
    children: [
      setting('perfil', 'Perfil', 'user-circle'),
      setting('cuenta', 'Cuenta', 'identification'),
      setting('preferencias', 'Preferencias', 'adjustments-horizontal'),
      setting('seguridad', 'Seguridad', 'lock-closed'),
      setting('plan', 'Plan', 'credit-card', 'plan.ver'),
      setting('notificaciones', 'Notificaciones', 'bell'),
      setting('equipo', 'Equipo', 'user-plus', 'equipo.ver'),
    ],
  },
  {
    id: 'administracion',
    type: 'basic',
    title: 'Administración',
    subtitle: 'La instalación y sus cuentas',
    icon: icon('wrench-screwdriver'),
    link: '/administracion',
    isForOperators: true,
  },
  {
    id: 'example',
    type: 'basic',
    title: 'Guía de componentes',
    subtitle: 'Las piezas de cada pantalla',
    icon: icon('swatch'),
    link: '/example',
    isForDemos: true,
  },
];

function setting(page: string, title: string, name: string, permission?: Permission): Entry {
  const link = `/configuraciones/${page}`;
  return { id: `configuraciones.${page}`, type: 'basic', title, icon: icon(name), link, permission };
}

/** The person who sees a menu. */
interface Viewer {
  rolId: number;
  isOperator?: boolean;
  /** Whether the installation is a demo. */
  isDemo?: boolean;
}

/**
 * The menu of a person. The narrower variants have the same first level, whose parents are asides or groups. Clients
 * fill these parents from the default's items with the same ids. `futuristic` and `horizontal` leave the chat out, as
 * the reference template does.
 */
export function navigationFor(viewer: Viewer): NavigationDto {
  const full = allowed(TREE, viewer);
  const firstLevel = full.filter(({ type }) => type !== 'divider');
  const withoutChat = firstLevel.map((item) => ({
    ...item,
    children: item.children?.filter(({ id }) => id !== 'chat'),
  }));
  const withType = (item: NavigationItemDto, type: NavigationItemDto['type']) =>
    item.type === 'basic' ? item : { ...item, type };
  return {
    default: full,
    compact: firstLevel.map((item) => withType(item, 'aside')),
    futuristic: withoutChat.map((item) => withType(item, item.id === 'oficina' ? 'group' : 'aside')),
    horizontal: withoutChat.map((item) => withType(item, 'group')),
  };
}

/** The entries that lead to a page, at any depth. */
export function pagesOf(items: readonly NavigationItemDto[]): NavigationItemDto[] {
  return items.flatMap((item) => [...(item.type === 'basic' ? [item] : []), ...pagesOf(item.children ?? [])]);
}

function allowed(entries: readonly Entry[], viewer: Viewer): NavigationItemDto[] {
  return entries
    .filter((entry) => isFor(viewer, entry))
    .map(({ permission, isForOperators, isForDemos, children, ...item }) =>
      children ? { ...item, children: allowed(children, viewer) } : item,
    );
}

function isFor(
  { rolId, isOperator = false, isDemo = false }: Viewer,
  { permission, isForOperators = false, isForDemos = false }: Entry,
): boolean {
  if (isForOperators && !isOperator) return false;
  if (isForDemos && !(isDemo && rolId === ROL.titular)) return false;
  return permission === undefined || isAllowed(rolId, permission);
}

const idsIn = (type: 'page' | 'group', entries: readonly Entry[]): string[] =>
  entries.flatMap(({ id, type: own, children = [] }) => [
    ...(own === (type === 'page' ? 'basic' : 'group') ? [id] : []),
    ...idsIn(type, children),
  ]);

/** The ids of all pages of the menu, for every role. */
export const PAGINAS_DEL_MENU: ReadonlySet<string> = new Set(idsIn('page', TREE));

/** The ids of the groups that can be folded. */
export const GRUPOS_DEL_MENU: ReadonlySet<string> = new Set(idsIn('group', TREE));
