import { expect, it } from 'vitest';
import { networkOf } from './network-of.js';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:198.51.100.7', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  '198.51.100.7',
  '::ffff:198.51.100.7',
  '64:ff9b::c633:6407',
  'ana@ejemplo.test',
  '01a1ffe6-a92f-735a-84d6-8a0da7ee9451',
  '',
])('%j stays as it is', (subject) => {
  expect(networkOf(subject)).toBe(subject);
});
