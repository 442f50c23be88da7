import { type RouteObject, redirect } from 'react-router-dom';

/** The addresses of the chat. Those of the template (`/apps/chat`) redirect to them. */
export const routes: RouteObject[] = [
  {
    path: 'chat/:chatId?',
    handle: { title: 'Chat' },
    lazy: async () => ({ Component: (await import('./chat-page')).ChatPage }),
  },
  {
    path: 'apps/chat/:chatId?',
    loader: ({ params: { chatId } }) => redirect(chatId ? `/chat/${chatId}` : '/chat'),
  },
];
