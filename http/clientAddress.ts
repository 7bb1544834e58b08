import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP, SocketAddress } from 'node:net';

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

interface Request {
  headers: IncomingHttpHeaders;
  ip: string;
}

/**
 * The address of who asks.
 *
 * @param header name of the header in which a CDN tells the address; empty where none is trusted. Of
 * several addresses the last counts: the others are what the client said.
 */
export function addressOf({ headers, ip }: Request, header: string): string {
  const told = header === '' ? undefined : headers[header.toLowerCase()];
  const named = typeof told === 'string' ? told.slice(told.lastIndexOf(',') + 1).trim() : '';
  return withoutMapping(isIP(named) ? named : ip);
}

/** By what an address is counted: for IPv6 the network of it (/64), as one household has that many. */
export const householdOf = (address: string): string =>
  isIP(address) === 6 ? networkOf(address) : address;

/**
 * By what a client is counted, see `addressOf` and `householdOf`. Null for one in a private network: a
 * balancer, a CDN's node, or the site itself, behind which are others whose address is not told.
 */
export function clientAddress(request: Request, header: string): string | null {
  const address = addressOf(request, header);
  return isIP(address) === 0 || isIn(PRIVATE, address) ? null : householdOf(address);
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return isIn(LOOPBACK, withoutMapping(address));
}

const withoutMapping = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

function isIn(list: BlockList, address: string): boolean {
  const family = isIP(address);
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The first 64 bits of an IPv6 address. */
function networkOf(address: string): string {
  const plain = new SocketAddress({ address: address.split('%', 1)[0], family: 'ipv6' }).address;
  const [head = '', tail] = plain.split('::', 2);
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${all.slice(0, 4).join(':')}::/64`;
}
