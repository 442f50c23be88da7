import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { apiMessage, apiStatus } from '../../../../api/api-message';
import { useToast } from '../../../../components/toast-actions';
import { useLazyProductosGetByCodeQuery } from '../inventario-api';

/** A scanner types its next sign within so many milliseconds; people do not. */
const pause = 60;
/** The fewest signs of a code. */
const fewest = 6;

/** Opens the product whose code a scanner types, which ends it with Enter. What is typed into a field stays there. */
export function useEscaner(): void {
  const [find] = useLazyProductosGetByCodeQuery();
  const navigate = useNavigate();
  const { search } = useLocation();
  const toast = useToast();
  const typed = useRef({ code: '', at: 0 });

  const open = useEffectEvent(async (code: string) => {
    try {
      const { id } = await find({ code }).unwrap();
      await navigate(`/apps/ecommerce/inventory/${id}${search}`, { preventScrollReset: true });
    } catch (error) {
      const isUnknown = apiStatus(error) === 404;
      toast(isUnknown ? `Ningún producto tiene el código ${code}.` : apiMessage(error), {
        severity: isUnknown ? 'warning' : 'error',
      });
    }
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp, target } = event;
      const isField = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
      const last = typed.current;
      const code = timeStamp - last.at > pause ? '' : last.code;
      if (key === 'Enter' && code.length >= fewest) {
        // The Enter of a scanner presses no button that happens to have the focus.
        event.preventDefault();
        typed.current = { code: '', at: 0 };
        void open(code);
      } else if (key.length === 1) {
        typed.current = { code: code + key, at: timeStamp };
      }
    };
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
