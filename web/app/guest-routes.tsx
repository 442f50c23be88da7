import type { RouteObject } from 'react-router-dom';
import { page } from '../lib/page';
import type { PageHandle } from './page-handle';

const errorPages = () => import('../features/plataforma/errores/error-pages');

const notFound: RouteObject = {
  handle: {
    title: 'Página no encontrada',
    description: 'La dirección no existe, o lo que había en ella cambió de lugar.',
  } satisfies PageHandle,
  lazy: page(errorPages, 'NotFoundPage'),
};

/** The routes that are open to everybody. */
export const openRoutes: RouteObject[] = [
  {
    path: 'error/403',
    handle: {
      title: 'Sin permiso',
      description: 'Lo que se pidió necesita un permiso que no tiene.',
    } satisfies PageHandle,
    lazy: page(errorPages, 'ForbiddenPage'),
  },
  {
    path: 'error/500',
    handle: {
      title: 'Algo falló',
      description: 'El servidor no pudo responder. Lo que estaba guardado sigue guardado.',
    } satisfies PageHandle,
    lazy: page(errorPages, 'ServerErrorPage'),
  },
  {
    path: 'confirmar-correo',
    handle: {
      title: 'Confirmar el correo',
      description: 'Confirma la dirección de correo de un usuario nuevo de Carpetas.',
      drawnWith: 'token',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/confirm-email-page'), 'ConfirmEmailPage'),
  },
  {
    path: 'invitacion',
    handle: {
      title: 'Invitación',
      description: 'Una oficina le invita a trabajar en sus carpetas.',
      drawnWith: 'token',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/invitacion/invitacion-page'), 'InvitacionPage'),
  },
  {
    path: 'ingreso-proveedor',
    handle: {
      title: 'Ingresando',
      description: 'Vuelve del proveedor de identidad e ingresa a Carpetas.',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/proveedor/provider-return-page'), 'ProviderReturnPage'),
  },
  { ...notFound, path: 'error/404' },
  { ...notFound, path: '404-not-found' },
];

/** The routes for guests only. */
export const guestRoutes: RouteObject[] = [
  {
    path: 'sign-up',
    handle: {
      title: 'Crear un usuario',
      description: 'Cree su usuario de Carpetas con su nombre, su correo y una contraseña.',
      takesEmail: true,
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/sign-up-page'), 'SignUpPage'),
  },
  {
    path: 'confirmation-required',
    handle: {
      title: 'Confirme su correo',
      description: 'Al registrarse se envía un enlace a su correo: ábralo para poder ingresar.',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/confirmation-required-page'), 'ConfirmationRequiredPage'),
  },
  {
    path: 'forgot-password',
    handle: {
      title: 'Olvidé mi contraseña',
      description: 'Escriba su correo y recibirá un enlace para elegir una contraseña nueva.',
      takesEmail: true,
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/forgot-password-page'), 'ForgotPasswordPage'),
  },
  {
    path: 'reset-password',
    handle: {
      title: 'Contraseña nueva',
      description: 'Elija una contraseña nueva para ingresar a Carpetas.',
      drawnWith: 'token',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/reset-password-page'), 'ResetPasswordPage'),
  },
  {
    path: 'acceso-cerrado',
    handle: {
      title: 'Accesos cerrados',
      description: 'Se cerraron todos los accesos de un usuario: un enlace por correo permite elegir otra contraseña.',
    } satisfies PageHandle,
    lazy: page(() => import('../features/plataforma/acceso/acceso-cerrado-page'), 'AccesoCerradoPage'),
  },
];
