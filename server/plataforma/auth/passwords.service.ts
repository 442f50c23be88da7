import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Algorithm, hash, type Options, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Settings } from '../../common/config/settings.js';

/** Hashes and checks passwords by argon2id, a few at a time. Each hash takes its memory and a core. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly limit: LimitFunction;
  private readonly parameters: Options;
  /** The prefix of hashes with the present parameters. */
  private readonly current: string;
  private decoy: string;

  constructor({ PASSWORD_CONCURRENCY, PASSWORD_MEMORY_KIB, PASSWORD_PASSES }: Settings) {
    this.limit = pLimit(PASSWORD_CONCURRENCY);
    const [memoryCost, timeCost, parallelism] = [PASSWORD_MEMORY_KIB, PASSWORD_PASSES, 1];
    this.parameters = { algorithm: Algorithm.Argon2id, memoryCost, timeCost, parallelism };
    this.current = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  }

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash('nadie tiene esta clave');
  }

  /** The hash to store for a password. */
  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, this.parameters));
  }

  /**
   * Whether `password` matches the hash `stored`. Without a stored hash the check takes as long and answers false. So
   * the time does not tell which e-mails are known.
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.limit(() => verify(stored ?? this.decoy, password));
    return isRight && Boolean(stored);
  }

  /** Whether a stored hash was made with other parameters than the present ones. */
  needsRehash(stored: string): boolean {
    return !stored.startsWith(this.current);
  }
}
