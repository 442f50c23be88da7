import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { createContext, type ReactNode, use } from 'react';
import { AdoptedSheet } from './adopted-sheet';
import { theme } from './theme';

const cache = createCache({ key: 'c' });
cache.sheet = new AdoptedSheet({ key: 'c', container: document.head }) as unknown as EmotionCache['sheet'];

const IsInside = createContext(false);

/** MUI for what is inside; the guest pages and what shows first have none of it. Inside another one it is nothing. */
export function UiProvider({ children }: { children: ReactNode }) {
  if (use(IsInside)) return children;
  return (
    <IsInside value={true}>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </IsInside>
  );
}
