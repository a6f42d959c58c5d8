import { isIPv6 } from 'node:net';

/**
 * The network that limits count as one place. A subscriber has a whole /64 of IPv6 addresses and may use another one
 * every minute, to guess or only because browsers rotate them.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [front = '', back] = plain.split('::');
  const before = groupsOf(front);
  const after = groupsOf(back ?? '');
  const between = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const network = [...before, ...between, ...after].slice(0, 4);
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':');
}
