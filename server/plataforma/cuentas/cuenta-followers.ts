import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../common/discovered.js';
import type { Pais } from '../../vocabulario/paises.js';

/** What a domain gives a cuenta. It runs inside the cuenta, in the transaction that tells it: an error undoes both. */
export interface CuentaFollower {
  /** A new cuenta was made. */
  opened?(pais: Pais): Promise<void>;
  /** The cuenta is of another country now. It has no carpetas yet. */
  countryChanged?(pais: Pais): Promise<void>;
}

interface FollowsCuentasOptions {
  /** Whether it needs what the other followers give. */
  isLast?: boolean;
}

/** Makes a provider of any module a {@link CuentaFollower}. */
export const FollowsCuentas = DiscoveryService.createDecorator<FollowsCuentasOptions>();

/** Tells all domains about new cuentas and other countries. */
@Injectable()
export class CuentaFollowers implements OnModuleInit {
  private followers: CuentaFollower[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.followers = discovered<CuentaFollower, FollowsCuentasOptions>(this.discovery, FollowsCuentas)
      .toSorted((a, b) => Number(a.options.isLast ?? false) - Number(b.options.isLast ?? false))
      .map(({ instance }) => instance);
  }

  /** Calls each of them, one after the other: `tell((follower) => follower.opened?.(pais))`. */
  async tell(call: (follower: CuentaFollower) => Promise<void> | undefined): Promise<void> {
    for (const follower of this.followers) {
      await call(follower);
    }
  }
}
