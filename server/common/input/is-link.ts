import { registerDecorator, type ValidationArguments } from 'class-validator';
import { isExternalLink, isInternalPath } from './safe-link.js';

/** Whether a link can be followed. A link that opens in the same tab (`useRouter`) must be a page of Carpetas. */
export function isUsableLink(link: string, useRouter: boolean | undefined): boolean {
  return isInternalPath(link) || (useRouter !== true && isExternalLink(link));
}

/** Checks a link as {@link isUsableLink} does, with `useRouter` of the same object. */
export function IsLink(): PropertyDecorator {
  const message = 'El enlace debe ser una página de Carpetas («/…») o una dirección http, https o mailto.';
  return textThat('isLink', message, (link, { useRouter }) => isUsableLink(link, useRouter));
}

/** Checks the address of a picture: a path of Carpetas, or http(s). */
export function IsImageAddress(): PropertyDecorator {
  const message = 'La imagen debe ser una dirección de Carpetas («/…») o una dirección http o https.';
  return textThat('isImageAddress', message, (address) =>
    address.startsWith('/') ? isInternalPath(address) : isExternalLink(address) && /^http/i.test(address),
  );
}

function textThat(
  name: string,
  message: string,
  isSo: (text: string, object: { useRouter?: boolean }) => boolean,
): PropertyDecorator {
  return (target, propertyName) =>
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(propertyName),
      options: { message },
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => typeof value === 'string' && isSo(value, object),
      },
    });
}
