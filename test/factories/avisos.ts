import type { AvisoDePanelDto } from '../../server/plataforma/avisos/avisos.dto.js';
import type { ApiClient } from './api-client.js';

/** The two panels: their path, the key of an aviso in a body, and their live event. */
export const PANELS = [
  { path: '/common/notifications', key: 'notification', changed: 'notifications.changed' },
  { path: '/common/messages', key: 'message', changed: 'messages.changed' },
] as const;
export type Panel = (typeof PANELS)[number];

/** Creates an aviso in the client's own panel. */
export async function newAviso(
  client: ApiClient,
  { path, key }: Panel,
  overrides: Record<string, unknown> = {},
): Promise<AvisoDePanelDto> {
  const { status, body } = await client.post(path, { [key]: { title: 'Firmar a las 10', ...overrides } });
  if (status !== 200) {
    throw new Error(`The aviso was refused: ${JSON.stringify(body)}`);
  }
  return body;
}

/** The notifications of a person, newest first. */
export async function notificationsOf(client: ApiClient): Promise<AvisoDePanelDto[]> {
  return (await client.get('/common/notifications')).body;
}
