import type { Transactions } from './transactions.js';

/** What each transaction collects, to be acted on once before it commits. */
export class UntilCommit<Collected extends object> {
  private readonly pending = new WeakMap<object, Collected>();

  /**
   * @param begin what a transaction that has collected nothing begins with
   * @param act runs at the end; what is collected from then on is acted on after it
   */
  constructor(
    private readonly transactions: Transactions,
    private readonly begin: () => Collected,
    private readonly act: (collected: Collected) => Promise<void>,
  ) {}

  /** What the running transaction, or its part in another cuenta, has collected until now. */
  get collected(): Collected {
    const { unit } = this.transactions;
    const known = this.pending.get(unit);
    if (known) {
      return known;
    }
    const collected = this.begin();
    this.pending.set(unit, collected);
    this.transactions.beforeCommit(async () => {
      this.pending.delete(unit);
      await this.act(collected);
    });
    return collected;
  }
}
