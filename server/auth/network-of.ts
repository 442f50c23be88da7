import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Of an IPv6 address, what names its network: one connection is given that, and all the addresses in it. */
const NETWORK_GROUPS = 4;
/** Written so by a socket that takes both, and by a gateway between the two (RFC 6052): each is an address of its own. */
const IPV4_WITHIN = /^(::ffff:|64:ff9b::)/i;

/** Where an address is from, as far as whoever is there cannot change it at will; any other text as it is. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || IPV4_WITHIN.test(address)) {
    return address;
  }
  const [head = '', tail = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [head, tail].map((half) => (half ? half.split(':') : [])) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
