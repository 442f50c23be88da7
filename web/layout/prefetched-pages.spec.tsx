import { act, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LoadingBar } from '../components/loading-bar';
import { showPages } from '../testing/show-pages';
import { createPrefetchedPages } from './prefetched-pages';

it('the code of a page is fetched when the pointer is on its link, and of the whole menu in idle time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const personas = vi.fn(async () => ({ Component: () => <h1>Personas</h1> }));
  const chat = vi.fn(async () => ({ element: null }));
  const PrefetchedPages = createPrefetchedPages([
    { path: '/personas/:id?', lazy: personas },
    { path: '/chat', lazy: chat },
  ]);
  const element = (
    <>
      <PrefetchedPages />
      <nav>
        <Link to="/chat">Chat</Link>
        <a href="https://otro.ejemplo/chat">Afuera</a>
      </nav>
      <Link to="/personas/7?x=1">
        <span>Ana</span>
      </Link>
    </>
  );
  showPages([{ path: '/', element }], { path: '/' });
  const link = await screen.findByText('Ana');
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent.pointerOver(link);
  expect(personas).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  fireEvent.pointerOver(link);
  fireEvent.focusIn(link);
  expect(personas).toHaveBeenCalledTimes(1);
  expect(chat).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  await expect.poll(() => chat.mock.calls.length).toBe(1);
});

it('the bar at the top shows while the code of a page is awaited', async () => {
  const page = Promise.withResolvers<{ element: null }>();
  const element = (
    <>
      <LoadingBar />
      <Link to="/chat">Chat</Link>
    </>
  );
  showPages(
    [
      { path: '/', element },
      { path: '/chat', lazy: () => page.promise },
    ],
    { path: '/' },
  );
  fireEvent.click(await screen.findByText('Chat'));
  expect(screen.getByRole('progressbar', { name: 'Cargando' })).toBeTruthy();
  await act(async () => page.resolve({ element: null }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
