import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, Row, Stack, Text } from '../../../../components/layout/layout';
import styles from './seguridad.module.css';

interface SeguridadItemProps {
  Icon: LucideIcon;
  titulo: ReactNode;
  /** The lines below the title. */
  lineas: readonly ReactNode[];
  /** The actions on the item, and their dialogs. */
  children: ReactNode;
}

/** An item of a list about the person's access to their usuario. */
export function SeguridadItem({ Icon, titulo, lineas, children }: SeguridadItemProps) {
  return (
    <li className={styles.row}>
      <Stack as="span" fill="sunken" round="md" middle tone="soft" className={styles.icon}>
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </Stack>
      <Box shrinks>
        <Row as="p" align="center" wrap gap={['2px', 2]} weight="medium" breaks>
          {titulo}
        </Row>
        {lineas.map((linea, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an item stay in their order
          <Text key={index} as="p" size="sm" tone="soft" breaks className={styles.meta}>
            {linea}
          </Text>
        ))}
      </Box>
      {children}
    </li>
  );
}
