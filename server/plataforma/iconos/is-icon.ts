import { registerDecorator } from 'class-validator';
import { ICON_SETS, iconName } from '../../vocabulario/icon-sets.js';
import { ICON_NAMES } from './icon-names.js';
import { NOMBRES_DEL_CLIENTE } from './nombres-del-cliente.js';

const KNOWN = new Set(
  ICON_SETS.flatMap((set) =>
    [...ICON_NAMES[set.id], ...NOMBRES_DEL_CLIENTE[set.id]].map((name) => iconName(set, name)),
  ),
);

/** Whether a text such as `heroicons_outline:folder` names an icon of the sets or the reference client. */
const isIcon = (text: unknown): boolean => typeof text === 'string' && KNOWN.has(text);

/** Checks that a text names an icon, as {@link isIcon} does. */
export function IsIcon(message: string): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name: 'isIcon',
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: { validate: isIcon },
    });
}
