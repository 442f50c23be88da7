import { expect, it } from 'vitest';
import { proxiesOf } from './proxies.js';

it.each(['127.0.0.1', '10.1.2.3', '172.18.0.2', '192.168.1.5', '169.254.1.1', '::1', 'fd00::2', '::ffff:172.18.0.2'])(
  '%s may be one of our proxies, within their number of hops',
  (address) => {
    const isOurs = proxiesOf(2);
    expect([0, 1, 2].map((hop) => isOurs(address, hop))).toEqual([true, true, false]);
  },
);

it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', 'unknown', ''])(
  '%j is not one of our proxies',
  (address) => {
    expect(proxiesOf(1)(address, 0)).toBe(false);
  },
);
