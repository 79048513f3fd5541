import { isPublic, mayAsk } from './reach.ts'

const EDGE = 'http://127.0.0.1:3000'
const known = new Set([EDGE])

describe('the network limits of the console’s doctor', () => {
  it.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    'ff02::1',
    'no address',
  ])('[OPS-DOC-4] is not %s', (address) => {
    expect(isPublic(address)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '192.169.0.1', '2606:4700::1111'])('[OPS-DOC-4] is %s', (address) => {
    expect(isPublic(address)).toBe(true)
  })

  it.each([
    ['https://site.example/discovery.json', true],
    ['http://site.example:8080/discovery.json', true],
    [`${EDGE}/discovery.json`, true],
    ['http://127.0.0.1:3200/discovery', false],
    ['http://0x7f.1/', false],
    ['http://2130706433/', false],
    ['http://[::1]:3000/', false],
    ['http://[::ffff:10.0.0.1]/', false],
    ['http://user:word@site.example/', false],
    ['file:///etc/passwd', false],
    ['ftp://site.example/', false],
  ])('[OPS-DOC-4] %s: %s', (url, isAllowed) => {
    expect(mayAsk(new URL(url), known)).toBe(isAllowed)
  })
})
