import { mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFolder } from './make-folder.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lantern-folder-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('makeFolder', () => {
  it('makes a folder and those above it with the mode, and takes one that is there', () => {
    makeFolder(join(root, 'a/b/c'), 0o700)
    makeFolder(join(root, 'a/b/c'))
    expect(readdirSync(join(root, 'a/b'))).toEqual(['c'])
    expect(statSync(join(root, 'a')).mode & 0o777).toBe(0o700)
  })

  it('takes a folder that another process makes at the same moment', () => {
    // Not there at the first look, and in the way when it is made: a link to nothing behaves so too.
    symlinkSync(join(root, 'nowhere'), join(root, 'late'))
    expect(() => makeFolder(join(root, 'late'))).not.toThrow()
  })

  it('says where no folder can be made, instead of trying for ever', () => {
    expect(() => makeFolder('/proc/lantern/data')).toThrow(
      /^\/proc\/lantern cannot be made\. Set DATA_DIR to a folder that can be written\.$/,
    )
  })

  it('leaves other failures as they are', () => {
    writeFileSync(join(root, 'file'), '')
    expect(() => makeFolder(join(root, 'file/below'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
  })
})
