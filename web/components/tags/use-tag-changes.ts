import { useEffect, useRef, useState } from 'react';
import { apiMessage } from '../../api/api-message';
import { named } from '../../lib/named';
import { offerUndo } from '../offer-undo';
import { useToast } from '../toast-actions';
import { type Tag, tagNamed, takenText } from './tag';

/** The changes of the tags themselves. Each rejects with the server's error. */
export interface TagChanges {
  /** Creates a tag, which is then chosen too. */
  onCreate?: (title: string) => Promise<Tag>;
  onRename?: (tag: Tag, title: string) => Promise<unknown>;
  onRemove?: (tag: Tag) => Promise<unknown>;
  /** Undoes a deletion. */
  onRestore?: (tag: Tag) => Promise<unknown>;
}

/**
 * Changes tags, and keeps the result for the panel. Nothing outside an open panel can be pressed. When the panel
 * closes, toasts offer to undo the deletions. The server accepts two tags of one name, so this refuses the second.
 */
export function useTagChanges(tags: readonly Tag[], { onCreate, onRename, onRemove, onRestore }: TagChanges) {
  const toast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [removed, setRemoved] = useState<readonly Tag[]>([]);
  const attempt = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    setProblem(null);
    try {
      return await work;
    } catch (error) {
      setProblem(apiMessage(error));
      throw error;
    }
  };

  /** Does the work unless one of `others` has the title. */
  const titled = async <Answer>(others: readonly Tag[], title: string, work: () => Promise<Answer>) => {
    if (tagNamed(others, title)) throw new Error(takenText);
    return work();
  };

  const leaving = useRef<() => void>(undefined);
  useEffect(() => {
    leaving.current = () => {
      if (!onRestore) return;
      for (const tag of [...removed].reverse()) offerUndo(toast, removedText(tag), () => onRestore(tag));
    };
  });
  useEffect(() => () => leaving.current?.(), []);

  return {
    problem,
    /** The deleted tags, the newest first; empty when deletions cannot be undone. */
    removed: onRestore ? removed : [],
    create: onCreate && ((title: string) => attempt(titled(tags, title, () => onCreate(title)))),
    rename:
      onRename &&
      ((tag: Tag, title: string) => {
        const others = tags.filter(({ id }) => id !== tag.id);
        return attempt(titled(others, title, () => onRename(tag, title)));
      }),
    remove:
      onRemove &&
      ((tag: Tag) =>
        attempt(onRemove(tag)).then(
          () => setRemoved((others) => [tag, ...others]),
          () => undefined,
        )),
    undo: async (tag: Tag) => {
      if (!onRestore) return;
      await attempt(onRestore(tag)).then(
        () => setRemoved((all) => all.filter(({ id }) => id !== tag.id)),
        () => undefined,
      );
    },
  };
}

export const removedText = ({ title }: Tag) => `${named('Etiqueta', title)} eliminada`;
