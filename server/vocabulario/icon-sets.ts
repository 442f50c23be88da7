/** A set of icons from a package under an open licence. */
export interface IconSet extends IconPackage {
  /** The name of the set in addresses. */
  id: IconSetId;
  /** The part before the colon in the name of an icon. Empty: the name has no colon. */
  namespace: string;
  name: string;
  /** The folder of its SVG files in the package. */
  folder: string;
  /** The class of the usual icon size in the reference client. */
  grid: 'icon-size-5' | 'icon-size-6';
}

interface IconPackage {
  package: string;
  version: string;
  licence: string;
}

export const ICON_SET_IDS = [
  'feather',
  'heroicons-outline',
  'heroicons-solid',
  'heroicons-mini',
  'material-solid',
  'material-outline',
  'material-twotone',
] as const;
export type IconSetId = (typeof ICON_SET_IDS)[number];

const FEATHER = { package: 'feather-icons', version: '4.29.2', licence: 'MIT, © Cole Bemis' };
const HEROICONS = { package: 'heroicons', version: '2.2.0', licence: 'MIT, © Tailwind Labs' };
const MATERIAL = { package: '@material-design-icons/svg', version: '0.14.15', licence: 'Apache 2.0, © Google' };

function iconSet(id: IconSetId, namespace: string, name: string, from: IconPackage, folder: string): IconSet {
  return { id, namespace, name, ...from, folder, grid: id === 'heroicons-mini' ? 'icon-size-5' : 'icon-size-6' };
}

/** The sets that clients of the reference template know. The web reads this list too. */
export const ICON_SETS: readonly IconSet[] = [
  iconSet('feather', 'feather', 'Feather', FEATHER, 'dist/icons'),
  iconSet('heroicons-outline', 'heroicons_outline', 'Heroicons Outline', HEROICONS, '24/outline'),
  iconSet('heroicons-solid', 'heroicons_solid', 'Heroicons Solid', HEROICONS, '24/solid'),
  iconSet('heroicons-mini', 'heroicons_mini', 'Heroicons Mini', HEROICONS, '20/solid'),
  iconSet('material-solid', 'mat_solid', 'Material Solid', MATERIAL, 'filled'),
  iconSet('material-outline', 'mat_outline', 'Material Outline', MATERIAL, 'outlined'),
  iconSet('material-twotone', '', 'Material Twotone', MATERIAL, 'two-tone'),
];

/** Raise it when the format of the sprites changes. Browsers keep the sprite of an address for a year. */
const FORMAT = 1;

/**
 * The path of a set's sprite, without a slash before it. The sprite is a file with a named `<symbol>` for each icon.
 */
export const spritePath = ({ id, version }: IconSet): string => `assets/iconos/${id}-${version}-${FORMAT}.svg`;

/** The name of an icon as the API, the menu and shortcuts write it. */
export const iconName = ({ namespace }: IconSet, name: string): string =>
  namespace === '' ? name : `${namespace}:${name}`;

/** The substitutes for icons of Material that the reference client has and the package lacks. */
const DRAWN_AS: Readonly<Record<string, string>> = {
  emoji_flags: 'flag',
  facebook: 'thumb_up',
  flourescent: 'fluorescent',
  phone_in_talk: 'phone_enabled',
  wifi_tethering_error_rounded: 'wifi_tethering_error',
};

/** The `<symbol>` of a set's sprite for an icon of the sets or of the reference client. */
export const symbolOf = (set: IconSet, name: string): string =>
  (set.package === MATERIAL.package ? DRAWN_AS[name] : undefined) ?? name;

/** The set of an icon and the icon's name in it. Undefined when no set has its namespace. */
export function splitIconName(icon: string): { set: IconSet; name: string } | undefined {
  const at = icon.indexOf(':');
  const set = ICON_SETS.find(({ namespace }) => namespace === icon.slice(0, Math.max(at, 0)));
  return set && { set, name: icon.slice(at + 1) };
}
