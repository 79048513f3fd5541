import * as ui from '../index.ts'
import { SKIN_CODES } from './skins.ts'

// The package has no Node types, so that no product file can depend on Node.
const { readdirSync, readFileSync } = jest.requireActual<{
  readdirSync: (path: string) => string[]
  readFileSync: (path: string, encoding: 'utf8') => string
}>('node:fs')

/** Has no look. */
const UNSEEN = ['HiddenText']

const folder = (expect.getState().testPath ?? '').replace(/[^/\\]+$/, '')

describe('gallery', () => {
  it('[UI-47] shows each component of the package', () => {
    const files = ['gallery.tsx', ...readdirSync(`${folder}samples`).map((file) => `samples/${file}`)]
    const source = files.map((file) => readFileSync(folder + file, 'utf8')).join('')
    const components = Object.keys(ui).filter(
      (name) => /^(?!Icon[A-Z]\w+$|[A-Z_]+$)[A-Z]/.test(name) || name === 'IconButton',
    )
    const missing = components.filter(
      (name) =>
        !UNSEEN.includes(name) &&
        !source.includes(`<${name}\n`) &&
        !source.includes(`<${name} `) &&
        !source.includes(`<${name}>`),
    )
    expect(components).toContain('Button')
    expect(missing).toEqual([])
  })

  it('[UI-47] offers each skin', () => {
    const published = readdirSync(`${folder}../../../../skins`).filter((name) => !name.includes('.'))
    expect([...SKIN_CODES].sort()).toEqual(['none', ...published].sort())
  })
})
