import { BlockList, isIPv6 } from 'node:net';

const beside = new BlockList();
beside.addSubnet('127.0.0.0', 8);
beside.addSubnet('10.0.0.0', 8);
beside.addSubnet('172.16.0.0', 12);
beside.addSubnet('192.168.0.0', 16);
beside.addSubnet('169.254.0.0', 16);
beside.addAddress('::1', 'ipv6');
beside.addSubnet('fc00::', 7, 'ipv6');
beside.addSubnet('fe80::', 10, 'ipv6');

/**
 * Says which hops of a request are our proxies: the first `hops`, counted from the server, at private addresses. A
 * client may have written what comes before them, even one in the office's own network.
 */
export function proxiesOf(hops: number): (address: string, hop: number) => boolean {
  return (address, hop) => hop < hops && beside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
