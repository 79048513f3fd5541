import { fileOwner } from './file-owner.ts'

describe('fileOwner', () => {
  it('[SHELL-FAULT-8] finds remote and version in an address and in a stack', () => {
    expect(fileOwner('https://cdn.example/r/games/0.1.0-ab12/509.7a.js?retry=1')).toEqual({
      remote: 'games',
      version: '0.1.0-ab12',
    })
    const stack =
      'TypeError: x\n at a (https://site.test/assets/main.1.js:1:2)\n at b (https://site.test/r/mine/2.0.0/97.js:1:9)'
    expect(fileOwner(stack)).toEqual({ remote: 'mine', version: '2.0.0' })
  })

  it('[SHELL-FAULT-8] names the remote alone of a file that its builds may share', () => {
    expect(fileOwner('https://site.test/r/mine/files/97.0123abcd.js')).toEqual({ remote: 'mine' })
  })

  it.each([
    'https://site.test/assets/main.js',
    'https://site.test/r/games',
    '/r/Games/1.0.0/x.js',
    '/r/games/latest/x.js',
    '',
  ])('[SHELL-FAULT-8] names no remote for %p', (text) => expect(fileOwner(text)).toBeNull())
})
