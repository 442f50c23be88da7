import type { RouteObject } from 'react-router-dom';
import { page } from '../../../lib/page';
import { redirectFrom } from '../../../lib/redirect-from';

/** The addresses of the chat. The addresses of the template (`/apps/chat`) redirect to them. */
export const routes: RouteObject[] = [
  {
    path: 'chat/:chatId?',
    handle: { title: 'Chat' },
    lazy: page(() => import('./chat-page'), 'ChatPage'),
  },
  {
    path: 'apps/chat/:chatId?',
    element: null,
    loader: ({ request, params: { chatId } }) => redirectFrom(request, chatId ? `/chat/${chatId}` : '/chat'),
  },
];
