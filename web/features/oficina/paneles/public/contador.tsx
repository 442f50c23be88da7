import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { api } from '../../../../api/generated/paneles';
import { deviceStorage } from '../../../../lib/browser-storage';
import { seccionDe } from './sections';

const usoApi = api.enhanceEndpoints({
  endpoints: { usoCount: { extraOptions: { isBackground: true }, invalidatesTags: [] } },
});
const { useUsoCountMutation } = usoApi;

/** The key in the browser's storage for the time when any tab last opened a page. */
const key = 'carpetas.uso';
const sessionMs = 30 * 60_000;
/** Milliseconds for which opened pages are gathered before they are reported together. */
const gatherMs = 10_000;
const maxPages = 50;

/** Reports to the server which sections of the menu were opened, and how often. It does not say by whom. */
export function Contador() {
  const { pathname } = useLocation();
  const [count] = useUsoCountMutation();
  const opened = useRef<string[]>([]);
  const begins = useRef(false);

  useEffect(() => {
    const last = Number(deviceStorage.read(key) ?? 0);
    if (Date.now() - last > sessionMs) begins.current = true;
    deviceStorage.write(key, String(Date.now()));
    opened.current.push(seccionDe(pathname));
  }, [pathname]);

  useEffect(() => {
    const send = () => {
      const paginas = opened.current.splice(0, maxPages);
      if (paginas.length === 0) return;
      const comienza = begins.current;
      begins.current = false;
      void count({ paginasAbiertasDto: { paginas, comienza } });
    };
    const timer = setInterval(send, gatherMs);
    const hide = () => document.visibilityState === 'hidden' && send();
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [count]);

  return null;
}
