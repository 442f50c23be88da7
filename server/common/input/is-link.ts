import { registerDecorator, type ValidationArguments } from 'class-validator';
import { isExternalLink, isInternalPath } from './safe-link.js';

/** Whether a link can be followed: one that is opened in place (`useRouter`) has to be a page of ours. */
export function isUsableLink(link: string, useRouter: boolean | undefined): boolean {
  return isInternalPath(link) || (useRouter !== true && isExternalLink(link));
}

/** A link that can be followed, as `useRouter` of the same object says. */
export function IsLink(): PropertyDecorator {
  const message = 'El enlace debe ser una página de Carpetas («/…») o una dirección http, https o mailto.';
  return textThat('isLink', message, (link, { useRouter }) => isUsableLink(link, useRouter));
}

/** The address of a picture: ours, or on the web. */
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
