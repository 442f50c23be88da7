import type { ReactNode } from 'react';
import { CopyIconButton } from '../../../components/copy-button';
import { Row, Stack, Text } from '../../../components/layout/layout';
import { Momento } from '../../../components/momento';
import styles from './cells.module.css';

/** A name, with a line of detail below it. */
export function Nombre({ children, detalle }: { children: ReactNode; detalle?: ReactNode }) {
  return (
    <Stack as="span" gap="2px" shrinks breaks>
      <Row as="span" align="center" wrap gap={['2px', 2]} weight="medium">
        {children}
      </Row>
      {detalle && (
        <Text size="sm" tone="soft" breaks>
          {detalle}
        </Text>
      )}
    </Stack>
  );
}

/** An id to copy, as commands and logs use it. */
export const Id = ({ id, label }: { id: string; label: string }) => (
  <Row as="span" inline align="center" gap={1} size="xs" tone="soft" breaks className={styles.id}>
    {id}
    <CopyIconButton text={id} label={label} />
  </Row>
);

/** A softer second line of a cell. */
export const Suave = ({ children }: { children: ReactNode }) => (
  <Text size="sm" tone="soft" breaks>
    {children}
  </Text>
);

/** Several lines, one below the other. */
export const Lineas = ({ children }: { children: ReactNode }) => (
  <Stack as="span" items="start" gap="2px" shrinks breaks>
    {children}
  </Stack>
);

/** A dash for an empty cell. */
export const Nada = () => <Text tone="faint">—</Text>;

/** A moment, or a dash when there is none. */
export const Cuando = ({ en }: { en: string | null }) => (en ? <Momento en={en} /> : <Nada />);
