import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect } from 'vitest';
import type { EstadoSegundoFactorDto } from '../api/generated/segundo-factor';
import type { AccesoAbiertoDto, SesionAbiertaDto } from '../api/generated/sesiones';
import type { TokenPersonalDto } from '../api/generated/tokens';
import { routes } from '../features/plataforma/configuraciones/configuraciones.routes';
import { startApiServer } from './api-server';
import { noteCalls } from './noted-calls';
import { pressByKey } from './press';
import { showPages } from './show-pages';

export const soon = (days: number) => new Date(Date.now() + days * 86_400_000 + Math.sign(days) * 60_000).toISOString();

const sesion = (id: string, dispositivo: string, changes: Partial<SesionAbiertaDto> = {}): SesionAbiertaDto => ({
  id,
  actual: false,
  dispositivo,
  tipo: 'escritorio',
  direccion: '203.0.113.7',
  medio: 'clave',
  cuenta: 'Escribanía A',
  creadaEn: soon(-2),
  usadaEn: soon(-1),
  modo: 'cookie',
  ...changes,
});

export const show = (rolId = 1) => showPages(routes, { path: '/configuraciones/seguridad', rolId });
export const section = (name: string) => screen.findByRole('region', { name });
export const press = (name: string | RegExp, where: HTMLElement = document.body) =>
  pressByKey(within(where).getByRole('button', { name }));
export const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
export const agree = async (name: string) => {
  press(name, await screen.findByRole('alertdialog'));
  // A hidden dialog is still open: the next dialog may have opened over it.
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
};

/** The page of security on a fake server, which every test fills anew. */
export function startSeguridadPage() {
  const server = startApiServer();

  const answers = {} as {
    sesiones: SesionAbiertaDto[];
    factor: EstadoSegundoFactorDto;
    tokens: TokenPersonalDto[];
    accesos: AccesoAbiertoDto[];
  };

  const { sent, noted } = noteCalls();

  beforeEach(() => {
    answers.sesiones = [
      sesion('s-1', 'Chrome en Windows', { actual: true }),
      sesion('s-2', 'Safari en iPhone', { tipo: 'movil', medio: 'passkey' }),
      sesion('s-3', 'curl', { tipo: 'otro' }),
    ];
    answers.factor = { totp: { activo: false, desde: null }, codigosRestantes: 0, passkeys: [] };
    answers.tokens = [];
    answers.accesos = [];
    server.use(
      http.get('*/api/auth/sesiones', () => HttpResponse.json(answers.sesiones)),
      http.get('*/api/segundo-factor', () => HttpResponse.json(answers.factor)),
      http.get('*/api/tokens', () => HttpResponse.json(answers.tokens)),
      http.get('*/api/auth/accesos', () => HttpResponse.json(answers.accesos)),
    );
  });

  return { server, answers, sent, noted };
}
