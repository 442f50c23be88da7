import { Link2 } from 'lucide-react';
import { Button } from '../../../../components/button';
import { Box, PlainList, Row, Stack, Text } from '../../../../components/layout/layout';
import { formatFecha } from '../../../../lib/fechas';
import styles from './enlaces.module.css';
import { useEnlacesInfiniteQuery } from './pages-api';

/** The links that were sent in a conversation, the newest first. Not shown when there are none. */
export function Enlaces({ conversacionId }: { conversacionId: string }) {
  const { currentData, hasNextPage, fetchNextPage, isFetchingNextPage } = useEnlacesInfiniteQuery(conversacionId);
  const enlaces = currentData?.pages.flatMap((page) => page.enlaces) ?? [];
  if (enlaces.length === 0) return null;
  return (
    <Box as="section" line="top" pad={[4, 5]} aria-label="Enlaces">
      <Row align="center" justify="between" minHeight={36}>
        <Text as="h3" size="md" weight="strong">
          Enlaces
        </Text>
      </Row>
      <PlainList>
        {enlaces.map(({ url, texto, mensajeId, autor, en }) => (
          <li key={`${mensajeId} ${url}`}>
            <Box as="a" icons="soft" className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
              <Link2 size={18} strokeWidth={1.75} aria-hidden="true" />
              <Stack as="span" shrinks className={styles.lines}>
                <span className={styles.name}>{texto}</span>
                <Text as="small" size="xs" tone="soft">
                  {[texto === url ? null : hostOf(url), autor.nombre, formatFecha(en)].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
            </Box>
          </li>
        ))}
      </PlainList>
      {hasNextPage && (
        <Button size="small" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver anteriores
        </Button>
      )}
    </Box>
  );
}

/** The host of a link. It is shown because the text of a link may deceive. */
const hostOf = (url: string): string => URL.parse(url, location.href)?.host ?? url;
