import { useState } from 'react';

/** The last rotation of each version, until the page is loaded again. The stored file stays as it is. */
const giros = new Map<string, number>();

/**
 * The rotation of a version on the screen, in degrees clockwise.
 * @param version identifies the version
 */
export function useGiro(version: string) {
  const [giro, setGiro] = useState(giros.get(version) ?? 0);
  const girar = () => {
    const next = (giro + 90) % 360;
    giros.set(version, next);
    setGiro(next);
  };
  return { giro, girar };
}
