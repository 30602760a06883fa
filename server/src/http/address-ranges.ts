import { BlockList, isIP } from 'node:net';

const named: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Tests whether an address is in one of these networks, which are given as names, addresses, or addresses with a number
 * of bits.
 */
export function networks(list: readonly string[]): (address: string) => boolean {
  const all = new BlockList();
  for (const one of list.flatMap((given) => named[given] ?? [given])) {
    const [address = '', bits] = one.split('/');
    const six = isIP(address) === 6;
    all.addSubnet(address, Number(bits ?? (six ? 128 : 32)), six ? 'ipv6' : 'ipv4');
  }
  return (given) => {
    const [zoneless = ''] = given.split('%', 1);
    // A socket for both kinds writes an IPv4 address in this form.
    const address = /^::ffff:[\d.]+$/i.test(zoneless) ? zoneless.slice(7) : zoneless;
    const family = isIP(address);
    return family !== 0 && all.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

/** Addresses that nobody outside the network can have. */
export const isInside = networks(['loopback', 'linklocal', 'uniquelocal']);
