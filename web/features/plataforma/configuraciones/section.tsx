import { type ReactNode, type Ref, useId } from 'react';
import { Box, Stack, Text } from '../../../components/layout/layout';
import styles from './section.module.css';

interface SeccionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Whether the height of the card changes when its list comes. Until then the cards below are hidden. */
  grows?: boolean;
  /** The id of the card, for links to it. */
  anchor?: string;
  /** Lets callers move the focus to the card when the focused element disappears. */
  ref?: Ref<HTMLElement>;
}

/** A card of a settings page. */
export function Seccion({ title, text, children, grows, anchor, ref }: SeccionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      className={styles.card}
      data-grows={grows}
      aria-labelledby={id}
    >
      <Box as="header" marginBottom={5}>
        <Text id={id} as="h2" size="lg" weight="strong">
          {title}
        </Text>
        {text && (
          <Text as="p" marginTop="2px" tone="soft">
            {text}
          </Text>
        )}
      </Box>
      {children}
    </section>
  );
}

/** Pairs of a name and a value. A value that is still loading is undefined. */
export function Datos({ datos }: { datos: [name: string, value: ReactNode][] }) {
  return (
    <Stack as="dl" margin={0}>
      {datos.map(([name, value]) => (
        <Stack key={name} line="top" gap={4} padY={3} className={styles.dato}>
          <Text as="dt" tone="soft">
            {name}
          </Text>
          <Text as="dd" margin={0} breaks>
            {value}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
