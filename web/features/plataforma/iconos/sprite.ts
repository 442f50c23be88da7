import { useEffect, useState } from 'react';

/** The icons of a set by name, each as an SVG of its own. */
export type Sprite = ReadonlyMap<string, string>;

const symbol = /<symbol id="([\w-]+)" ([^>]*)>(.*?)<\/symbol>/g;

/**
 * Reads a sprite into separate icons. With thousands of icons, `<use>` would take the browser several times as long.
 */
export const readSprite = (text: string): Sprite =>
  new Map(
    [...text.matchAll(symbol)].map(([, name = '', attributes, content]) => [
      name,
      `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
    ]),
  );

const loaded = new Map<string, Sprite>();

async function load(address: string): Promise<Sprite> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The sprite was answered with ${answer.status}.`);
  const sprite = readSprite(await answer.text());
  loaded.set(address, sprite);
  return sprite;
}

/** The sprite at an address. Undefined until it is loaded. `retry` asks again after an error. */
export function useSprite(address: string) {
  const [sprite, setSprite] = useState(loaded.get(address));
  const [error, setError] = useState<{ message: string }>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again
  useEffect(() => {
    if (sprite) return;
    let isLeft = false;
    setError(undefined);
    load(address).then(
      (read) => !isLeft && setSprite(read),
      () => !isLeft && setError({ message: 'No llegaron los dibujos de los íconos.' }),
    );
    return () => {
      isLeft = true;
    };
  }, [address, sprite, turn]);
  return { sprite, error, retry: () => setTurn((before) => before + 1) };
}
