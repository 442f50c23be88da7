import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AdoptedSheet } from './adopted-sheet';
import { theme } from './theme';

const cache = createCache({ key: 'c' });
cache.sheet = new AdoptedSheet({ key: 'c', container: document.head }) as unknown as EmotionCache['sheet'];

/** MUI for what is inside; the guest pages have none of it. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
