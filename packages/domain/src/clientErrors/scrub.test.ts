import { describe, expect, it } from 'vitest';
import { browserFamily, type ClientErrorReport, identityOf, scrubReport } from './index.ts';

const report: ClientErrorReport = {
  kind: 'error',
  name: 'TypeError',
  message: 'x is not a function',
  stack: '',
  version: '0.1.0',
  route: '/entries',
  isOffline: false,
  count: 1,
};
const messageOf = (message: string) => scrubReport({ ...report, message }).message;
const stackOf = (stack: string) => scrubReport({ ...report, stack }).stack;

describe('a message', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'name')"],
    ["Can't find variable: entryIds"],
    ["undefined is not an object (evaluating 'entry.place.name')"],
    ['e.map is not a function'],
    ['Minified React error #185; see the page for help'],
  ])('of a browser stays as it is: %s', (message) => {
    expect(messageOf(message)).toBe(message);
  });

  it.each([
    ['No account for pat.smith+1@school.example.org', 'No account for {email}'],
    ['Call 478-555-1234 or (478) 555 1234', 'Call {number} or ({number}'],
    ['Student 1234567 is missing', 'Student {number} is missing'],
    ['Room 214 is open', 'Room 214 is open'],
    [
      'Unexpected token \'H\', "Hello Maria" is not valid JSON',
      'Unexpected token "…", "…" is not valid JSON',
    ],
    ["reading 'Maria Lopez'", 'reading "…"'],
    ['No entry Ab3dEf6hIj9lMn2pQr5t', 'No entry {id}'],
    ['No file 0b9e3c52-5f7c-4a44-9a34-7d1f2c3b4a5d', 'No file {id}'],
    ['Failed at https://district.example/schools/x?find=Maria', 'Failed at {url}'],
    ['Failed at /entries?find=Maria&page=2 now', 'Failed at /entries?… now'],
    ['“Maria fell in the hall', '"…"'],
    ['two\nlines', 'two lines'],
  ])('%s', (message, scrubbed) => {
    expect(messageOf(message)).toBe(scrubbed);
  });

  it('is short', () => {
    expect(messageOf('a '.repeat(5_000)).length).toBeLessThanOrEqual(300);
  });
});

describe('a stack', () => {
  const ofChrome = `TypeError: Maria Lopez is not a function
    at Lt (https://district.example/assets/EntriesPage-DEvL1ork.js:1:2345)
    at async https://district.example/assets/index-Ab12Cd34.js:4:17
    at eval (https://other.example/tool.js?user=maria:1:1)`;
  const ofFirefox = `Lt@https://district.example/assets/EntriesPage-DEvL1ork.js:1:2345
@https://district.example/assets/index-Ab12Cd34.js:4:17
`;

  it('keeps the places in our own files, and nothing else', () => {
    expect(stackOf(ofChrome)).toBe(
      [
        'Lt (/assets/EntriesPage-DEvL1ork.js:1:2345)',
        '? (/assets/index-Ab12Cd34.js:4:17)',
        'eval ({other}:1:1)',
      ].join('\n'),
    );
    expect(stackOf(ofFirefox)).toBe(
      'Lt (/assets/EntriesPage-DEvL1ork.js:1:2345)\n? (/assets/index-Ab12Cd34.js:4:17)',
    );
  });

  it('stays as it is when it is scrubbed again', () => {
    expect(stackOf(stackOf(ofChrome))).toBe(stackOf(ofChrome));
  });
});

it('a name is a class of the code', () => {
  expect(scrubReport({ ...report, name: 'Maria said so' }).name).toBe('Error');
  expect(scrubReport({ ...report, name: 'AbortError' }).name).toBe('AbortError');
});

it('a route names parameters and not their values', () => {
  const routeOf = (route: string) => scrubReport({ ...report, route }).route;
  expect(routeOf('/schools/$schoolId?find=x')).toBe('/schools/$schoolId');
  expect(routeOf('/schools/Ab3dEf6hIj9lMn2pQr5t/edit')).toBe('/schools/$/edit');
});

it('the same error of two versions is one error', () => {
  const first = { ...report, stack: 'Lt (/assets/EntriesPage-DEvL1ork.js:1:2345)', version: '0.1.0' };
  const second = { ...report, stack: 'Qa (/assets/EntriesPage-hvhWxcW_.js:1:999)', version: '0.2.0' };
  expect(identityOf(first)).toBe(identityOf(second));
  expect(identityOf({ ...first, stack: 'Lt (/assets/AlertPage-DEvL1ork.js:1:1)' })).not.toBe(
    identityOf(first),
  );
  expect(identityOf({ ...first, message: 'y is not a function' })).not.toBe(identityOf(first));
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0', 'Edge'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  ['', 'Other'],
])('%s is %s', (userAgent, family) => {
  expect(browserFamily(userAgent)).toBe(family);
});
