import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Box, Stack, Text } from './layout/layout';
import type { Tokens } from './layout/tokens';

/** A list of {@link Fact}s, with the values beside their names. */
export function Facts(props: Tokens & { children: ReactNode }) {
  return <Stack as="dl" gap={[2, 4]} margin={0} {...props} className={styles.facts} />;
}

interface FactProps extends Tokens {
  name: ReactNode;
  /** Of the name. */
  nameSize?: Tokens['size'];
  className?: string;
  children: ReactNode;
}

/** A name and its value in a `dl`. Tokens are those of the value. */
export function Fact({ name, nameSize, ...value }: FactProps) {
  return (
    <>
      <Text as="dt" size={nameSize} tone="soft">
        {name}
      </Text>
      <Box as="dd" margin={0} breaks {...value} />
    </>
  );
}
