/** A set of icons, as clients of the reference template read it. */
export class IconosDto {
  /** Before the colon in the name of an icon. Empty: the name stands alone. */
  namespace: string;
  name: string;
  /** The class of its usual size in the reference client. */
  grid: 'icon-size-5' | 'icon-size-6';
  /** The icons that the reference client draws, from sprites of its own. */
  list: string[];
  /** The icons of our sprite, with those that the client lacks. */
  todos: string[];
  /** The address of one SVG file with a `<symbol>` an icon, which may be kept for a year. */
  sprite: string;
  licence: string;
}
