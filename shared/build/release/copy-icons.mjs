import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './files.mjs'

const PURPOSE = { icon: 'any', maskable: 'maskable', apple: 'apple' }

/**
 * Copies `icons/<purpose>-<pixels>.png` of the shell into its build under content-hashed names.
 *
 * @returns {{ file: string, sizes: string, purpose: string }[]} smallest first
 */
export function copyIcons({ packageDir, outputDir }) {
  const folder = join(packageDir, 'icons')
  if (!existsSync(folder)) return []
  return listFiles(folder, (name) => name.endsWith('.png'))
    .map((name) => {
      const [, kind, pixels] = /^(\w+)-(\d+)\.png$/.exec(name) ?? []
      if (!PURPOSE[kind]) throw new Error(`${name} is no icon: name it icon-, maskable- or apple-<pixels>.png.`)
      const content = readFileSync(join(folder, name))
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
      const file = `${kind}-${pixels}.${hash}.png`
      writeFileSync(join(outputDir, file), content)
      return { file, sizes: `${pixels}x${pixels}`, purpose: PURPOSE[kind], pixels: Number(pixels) }
    })
    .sort((one, other) => one.pixels - other.pixels)
    .map(({ pixels: _, ...icon }) => icon)
}
