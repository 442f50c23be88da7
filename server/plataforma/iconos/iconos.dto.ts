/** A set of icons, in the format of the reference client. */
export class IconosDto {
  /** The part before the colon in the name of an icon. Empty: the name has no colon. */
  namespace: string;
  name: string;
  /** The class of the usual icon size in the reference client. */
  grid: 'icon-size-5' | 'icon-size-6';
  /** The icons that the reference client draws from its own sprites. */
  list: string[];
  /** The icons of our sprite, including icons that the client lacks. */
  todos: string[];
  /** The address of an SVG file with a `<symbol>` an icon. The file may be cached for a year. */
  sprite: string;
  licence: string;
}
