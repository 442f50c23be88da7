import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The number of groups of an IPv6 address that name its network. A connection has all the addresses in its network. */
const NETWORK_GROUPS = 4;
/** IPv4 addresses as dual-stack sockets and gateways write them (RFC 6052). Each has no network but itself. */
const IPV4_WITHIN = /^(::ffff:|64:ff9b::)/i;

/**
 * The network of an IPv6 address. A client can change its address inside the network at will. Other texts are returned
 * unchanged.
 */
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
