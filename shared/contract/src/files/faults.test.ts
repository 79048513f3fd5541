import { isSharedFile, remoteFileClass } from './faults.ts'

describe('classes of files', () => {
  it.each([
    ['https://a.example/r/mine/1.2.0-abc/mf-manifest.json', 'manifest'],
    ['/r/mine/files/mf-manifest.0123456789abcdef.json', 'manifest'],
    ['/r/mine/files/remoteEntry.01234567.js?retry=1', 'entry'],
    ['/r/mine/1.2.0/97.01234567.js#mine_1', 'chunk'],
    ['/r/mine/1.2.0/routes.01234567.js', null],
    ['/r/mine/1.2.0/slots.01234567.js', null],
    ['/r/mine/1.2.0/97.01234567.css', null],
    ['/assets/97.01234567.js', null],
    ['/mf-manifest.json', null],
  ])('[WIRE-FAULT-1] %s is %s', (url, of) => expect(remoteFileClass(url)).toBe(of))

  it('[WIRE-FAULT-1] the shared modules come with one file of the shell', () => {
    expect(isSharedFile('https://a.example/assets/federation.01234567.js?retry=1')).toBe(true)
    expect(isSharedFile('/assets/1278.01234567.js')).toBe(false)
  })
})
