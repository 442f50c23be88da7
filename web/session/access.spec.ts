import { describe, expect, it } from 'vitest';
import { type Access, decideAccess, destinationAfter } from './access';
import type { SessionEstado } from './session';

type Case = [access: Access, estado: SessionEstado, url: string, result: string | null];

const back = (path: string) => `redirectURL=${encodeURIComponent(path)}`;

describe('a guard', () => {
  it.each<Case>([
    ['open', 'SIGNED_OUT', '/', null],
    ['open', 'ACTIVE_SESSION', '/', null],

    ['guest', 'SIGNED_OUT', '/sign-in', null],
    ['guest', 'ACTIVE_SESSION', '/sign-in', '/carpetas'],
    ['guest', 'ACTIVE_SESSION', `/sign-in?${back('/personas')}`, '/carpetas'],
    ['guest', 'ACCOUNT_SELECTION', '/sign-in', '/seleccionar-cuenta'],
    ['guest', 'ACCOUNT_SELECTION', `/sign-in?${back('/carpetas/7')}`, `/seleccionar-cuenta?${back('/carpetas/7')}`],
    ['guest', 'AUTHENTICATED_NO_ACCOUNT', '/sign-in', '/onboarding/crear-cuenta'],

    ['cuenta', 'SIGNED_OUT', '/carpetas', `/sign-in?${back('/carpetas')}`],
    ['cuenta', 'SIGNED_OUT', '/carpetas/7?tab=partes#2', `/sign-in?${back('/carpetas/7?tab=partes#2')}`],
    ['cuenta', 'ACTIVE_SESSION', '/carpetas', null],
    ['cuenta', 'ACCOUNT_SELECTION', '/carpetas/7', `/seleccionar-cuenta?${back('/carpetas/7')}`],
    ['cuenta', 'AUTHENTICATED_NO_ACCOUNT', '/carpetas', '/onboarding/crear-cuenta'],

    ['signed-in', 'SIGNED_OUT', '/sign-out', '/sign-in'],
    ['signed-in', 'SIGNED_OUT', '/onboarding/crear-cuenta', `/sign-in?${back('/onboarding/crear-cuenta')}`],
    ['signed-in', 'SIGNED_OUT', '/seleccionar-cuenta', `/sign-in?${back('/seleccionar-cuenta')}`],
    ['signed-in', 'SIGNED_OUT', '/unlock-session', `/sign-in?${back('/unlock-session')}`],
    ['signed-in', 'ACTIVE_SESSION', '/sign-out', null],
    ['signed-in', 'ACCOUNT_SELECTION', '/sign-out', null],
    ['signed-in', 'AUTHENTICATED_NO_ACCOUNT', '/sign-out', null],
    ['signed-in', 'ACCOUNT_SELECTION', '/seleccionar-cuenta', null],
    ['signed-in', 'ACTIVE_SESSION', '/seleccionar-cuenta', null],
    ['signed-in', 'AUTHENTICATED_NO_ACCOUNT', '/seleccionar-cuenta', '/onboarding/crear-cuenta'],
    ['signed-in', 'AUTHENTICATED_NO_ACCOUNT', '/onboarding/crear-cuenta', null],
    ['signed-in', 'ACCOUNT_SELECTION', '/onboarding/crear-cuenta', null],
    ['signed-in', 'ACTIVE_SESSION', '/onboarding/crear-cuenta', null],
  ])('%s page, %s, %s → %s', (access, estado, url, result) => {
    expect(decideAccess(access, estado, url)).toBe(result);
  });
});

it('a guard leads a signed-in person to their own start page', () => {
  expect(decideAccess('guest', 'ACTIVE_SESSION', '/sign-in', '/personas')).toBe('/personas');
  expect(decideAccess('cuenta', 'ACTIVE_SESSION', '/carpetas', '/personas')).toBeNull();
});

describe('the first page of a new session', () => {
  it.each<[SessionEstado, string | null, string]>([
    ['ACTIVE_SESSION', null, '/carpetas'],
    ['ACTIVE_SESSION', '/carpetas/7?tab=partes', '/carpetas/7?tab=partes'],
    ['ACTIVE_SESSION', 'https://malo.test/', '/carpetas'],
    ['ACCOUNT_SELECTION', '/carpetas/7', `/seleccionar-cuenta?${back('/carpetas/7')}`],
    ['ACCOUNT_SELECTION', '/seleccionar-cuenta', '/seleccionar-cuenta'],
    ['ACTIVE_SESSION', '/seleccionar-cuenta', '/carpetas'],
    ['AUTHENTICATED_NO_ACCOUNT', '/carpetas/7', '/onboarding/crear-cuenta'],
    // A person without a cuenta may open an invitation too.
    ['AUTHENTICATED_NO_ACCOUNT', '/invitacion', '/invitacion'],
    ['ACCOUNT_SELECTION', '/invitacion#token=x', '/invitacion#token=x'],
    ['ACCOUNT_SELECTION', '/invitacion?token=x', '/invitacion?token=x'],
    ['AUTHENTICATED_NO_ACCOUNT', '/invitaciones', '/onboarding/crear-cuenta'],
  ])('%s with %s → %s', (estado, redirectURL, result) => {
    expect(destinationAfter(estado, redirectURL)).toBe(result);
  });

  it('is the requested page, or the start page of the person', () => {
    expect(destinationAfter('ACTIVE_SESSION', null, '/chat')).toBe('/chat');
    expect(destinationAfter('ACTIVE_SESSION', '/carpetas/7', '/chat')).toBe('/carpetas/7');
    expect(destinationAfter('AUTHENTICATED_NO_ACCOUNT', null, '/chat')).toBe('/onboarding/crear-cuenta');
  });
});
