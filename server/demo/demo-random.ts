/** Pseudo-random numbers. The same seed gives the same numbers, so every demo is the same. */
export class DemoRandom {
  private state = 0x811c9dc5;

  constructor(seed: string) {
    // FNV-1a turns the seed into the first state.
    for (const character of seed) {
      this.state = Math.imul(this.state ^ (character.codePointAt(0) ?? 0), 0x01000193);
    }
  }

  /** A number from 0 up to, but not including, 1. */
  next(): number {
    // The algorithm is mulberry32.
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  /** A day of a year, `YYYY-MM-DD`. */
  dayOf(year: number): string {
    const [month, day] = [this.int(1, 12), this.int(1, 28)].map((n) => String(n).padStart(2, '0'));
    return `${year}-${month}-${day}`;
  }

  /** An item of `items`, which must not be empty. */
  pick<T>(items: readonly T[]): T {
    return items[this.int(0, items.length - 1)] as T;
  }
}
