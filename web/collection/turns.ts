/** The order in which a collection sends its writes. */
export function createTurns() {
  /** The last unanswered write to each thing, and the unanswered creation of each. */
  const unanswered = new Map<string, Promise<unknown>>();
  const creationOf = (id: string) => `creation of ${id}`;

  return {
    /** Sends a write once the earlier writes to its things are answered, and the things that it needs are created. */
    inTurn<Answer>(created: string, changed: string[], needed: readonly string[], send: () => Promise<Answer>) {
      const written = created ? [created, creationOf(created), ...changed] : changed;
      const earlier = [...written, ...needed.map(creationOf)].map((id) => unanswered.get(id));
      const answered = Promise.allSettled(earlier).then(send);
      for (const id of written) unanswered.set(id, answered);
      return answered.finally(() => {
        // A later write may have its place.
        for (const id of written) if (unanswered.get(id) === answered) unanswered.delete(id);
      });
    },
    /**
     * Resolves when the writes to a thing are answered: to the answer of the last write. Undefined when it was refused,
     * or when no write was on its way.
     */
    settled: async (id: string): Promise<unknown> => unanswered.get(id)?.catch(() => undefined),
  };
}
