import type { Transactions } from './transactions.js';

/** Data that each transaction collects, for an action before its commit. */
export class UntilCommit<Collected extends object> {
  private readonly pending = new WeakMap<object, Collected>();

  /**
   * @param begin the empty collection of a transaction
   * @param act runs at the end; data that is collected meanwhile is acted on after it
   */
  constructor(
    private readonly transactions: Transactions,
    private readonly begin: () => Collected,
    private readonly act: (collected: Collected) => Promise<void>,
  ) {}

  /**
   * The data that the running transaction has collected until now. A part of the transaction in another cuenta has a
   * collection of its own.
   */
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
