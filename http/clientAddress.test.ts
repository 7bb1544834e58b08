import { addressOf, clientAddress, householdOf } from './clientAddress';

describe('A client is counted by', () => {
  it.each([
    ['its address', '203.0.113.7', undefined, '203.0.113.7'],
    ['its address, written as IPv6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['its network of IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
    ['its network, shortened', '2001:db8::1', undefined, '2001:db8:0:0::/64'],
    ['what the CDN tells', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    [
      'the last of several, the others are its own words',
      '10.0.0.1',
      '1.1.1.1, 203.0.113.7',
      '203.0.113.7',
    ],
    ['its connection where the header holds no address', '203.0.113.7', 'unknown', '203.0.113.7'],
    ['nothing from this machine', '127.0.0.1', undefined, null],
    ['nothing from this machine over IPv6', '::1', undefined, null],
    ['nothing from a private network', '::ffff:192.168.4.4', undefined, null],
    ['nothing from a private network of IPv6', 'fd00::7', undefined, null],
  ])('%s', (_rule, ip, told, expected) => {
    const headers = told === undefined ? {} : { 'x-client': told };
    expect(clientAddress({ headers, ip }, 'X-Client')).toBe(expected);
  });

  it('its connection where no header is trusted, whatever one says', () => {
    const headers = { 'x-client': '203.0.113.9', 'x-forwarded-for': '203.0.113.9' };
    expect(clientAddress({ headers, ip: '198.51.100.4' }, '')).toBe('198.51.100.4');
  });
});

describe('The address of who asks', () => {
  it.each([
    ['is its connection’s', '127.0.0.1', undefined, '127.0.0.1'],
    ['is whole, of IPv6 too', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2:3:4:5:6'],
    ['is what a CDN tells', '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is not what it says of itself', '10.0.0.1', 'drawn anew, 203.0.113.7', '203.0.113.7'],
    ['is its connection’s where the header says none', '198.51.100.4', 'me', '198.51.100.4'],
  ])('%s', (_rule, ip, told, expected) => {
    const headers = told === undefined ? {} : { 'x-client': told };
    expect(addressOf({ headers, ip }, 'x-client')).toBe(expected);
  });

  it('counts with those of its household', () => {
    const many = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '203.0.113.7'].map(householdOf);
    expect(many).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '203.0.113.7']);
  });
});
