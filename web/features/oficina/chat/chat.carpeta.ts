import { page } from '../../../lib/page';
import type { DeCarpeta } from '../../expediente/carpetas/public/de-carpeta';

/** The tab of a carpeta's conversation, and the text that was not sent there. */
export const deCarpeta = {
  tab: {
    orden: 100,
    label: 'Conversación',
    guia: 'getting-started/chat',
    cantidad: page(() => import('./carpeta-tab/conversacion-count'), 'ConversacionCount'),
    route: { path: 'conversacion', lazy: page(() => import('./carpeta-tab/conversacion-tab'), 'ConversacionTab') },
  },
  perdido: page(() => import('./carpeta-tab/escrito-perdido-de-carpeta'), 'EscritoPerdidoDeCarpeta'),
} satisfies DeCarpeta;
