import type { Comando, GrupoDeComandos } from '../../../comandos/comandos';
import { wordsOf } from '../../../lib/coincidencias';
import { fold } from '../../../lib/fold';

/** The most comandos of a group before anything is typed, and of all groups afterwards. */
const MOST_OF_GROUP = 5;
const MOST_FOUND = 5;

/**
 * The comandos for the typed text. Each typed word begins a word of the comando. Those whose name begins with the text
 * come first. Without a text, the first of each group.
 */
export function comandosHallados(grupos: readonly GrupoDeComandos[], text: string): GrupoDeComandos[] {
  if (text === '') {
    return grupos
      .map((grupo) => ({ ...grupo, comandos: grupo.comandos.slice(0, MOST_OF_GROUP) }))
      .filter(({ comandos }) => comandos.length > 0);
  }
  const words = wordsOf(text);
  const found = grupos.flatMap((grupo) =>
    grupo.comandos.filter((comando) => beginAll(words, comando)).map((comando) => ({ comando, grupo })),
  );
  const kept = new Set(
    found
      .toSorted((one, other) => rank(one.comando, text) - rank(other.comando, text))
      .slice(0, MOST_FOUND)
      .map(({ comando }) => comando),
  );
  return grupos
    .map((grupo) => ({ ...grupo, comandos: grupo.comandos.filter((comando) => kept.has(comando)) }))
    .filter(({ comandos }) => comandos.length > 0);
}

const textOf = ({ texto, palabras = '' }: Comando) => `${texto} ${palabras}`;

function beginAll(words: readonly string[], comando: Comando): boolean {
  const own = fold(textOf(comando)).split(/[^\p{L}\p{N}]+/u);
  return words.every((word) => own.some((one) => one.startsWith(word)));
}

const rank = ({ texto }: Comando, text: string) => (fold(texto).startsWith(fold(text)) ? 0 : 1);
