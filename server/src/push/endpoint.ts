import { BlockList, isIP } from 'node:net';

/**
 * Networks that are not part of the public internet: a subscription must not make the server call machines of its own
 * network.
 */
const inner = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(network, bits, 'ipv4');
/** Of IPv6 only the addresses that are given out, without those for examples and for tunnels to IPv4. */
const outer = new BlockList();
outer.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6');

export function isPublic(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !inner.check(address, 'ipv4');
    case 6:
      return outer.check(address, 'ipv6') && !inner.check(address, 'ipv6');
    default:
      return false;
  }
}

/**
 * Whether an endpoint may be called, as far as its host name tells; the address behind the name is checked when it is
 * called.
 */
export function mayCall(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password, port, hostname } = new URL(endpoint);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0) return isPublic(address);
  return (
    /\.[a-z][a-z0-9-]*$/i.test(hostname) &&
    !/\.(localhost|local|internal|lan|home|arpa|test)$/i.test(hostname)
  );
}
