import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit, { type LimitFunction } from 'p-limit';
import { Settings } from '../common/config/settings.js';

/** argon2id, 64 MiB, three passes, one lane (promises.md). */
const PARAMETERS = { algorithm: Algorithm.Argon2id, memoryCost: 65_536, timeCost: 3, parallelism: 1 };
const CURRENT = '$argon2id$v=19$m=65536,t=3,p=1$';

/** Hashes and checks passwords, a few at a time: each takes 64 MiB and a core. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly limit: LimitFunction;
  private decoy: string;

  constructor(settings: Settings) {
    this.limit = pLimit(settings.PASSWORD_CONCURRENCY);
  }

  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash('nadie tiene esta clave');
  }

  /** The hash to store for a password. */
  hash(password: string): Promise<string> {
    return this.limit(() => hash(password, PARAMETERS));
  }

  /**
   * Whether `password` is the one behind `stored`. Without a stored hash it takes as long and answers false, so that
   * the time of the answer does not tell which e-mails are known.
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const isRight = await this.limit(() => verify(stored ?? this.decoy, password));
    return isRight && Boolean(stored);
  }

  /** Whether a stored hash was made with other parameters than today's. */
  needsRehash(stored: string): boolean {
    return !stored.startsWith(CURRENT);
  }
}
