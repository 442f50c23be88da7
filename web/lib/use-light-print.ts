import { useEffect } from 'react';

/** Prints in the light scheme, because paper is white. */
export function useLightPrint(): void {
  useEffect(() => {
    const { classList } = document.body;
    let wasDark = false;
    const before = () => {
      wasDark = classList.contains('dark');
      classList.remove('dark');
    };
    const after = () => void (wasDark && classList.add('dark'));
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
}
