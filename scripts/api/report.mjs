import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readJson } from '../../shared/build/release/files.mjs'
import { declarationsOf } from './declarations.mjs'
import { shapeOf } from './wire-shape.mjs'

/** Packages with a version of their own. */
export const PACKAGES = ['contract', 'platform', 'ui', 'i18n', 'page']
/** Its exports are data, so that schemas and endpoints are compared by their fields. */
const WITH_SHAPES = 'contract'

/**
 * @param {string} root of the repository
 * @param {string} name one of PACKAGES
 * @returns {Promise<Record<string, string | string[]>>} declaration, or lines of a shape, by `entry#name`
 */
export async function reportOf(root, name) {
  const folder = join(root, 'shared', name)
  const { exports } = readJson(join(folder, 'package.json'))
  const declared = await declarationsOf(folder, exports)
  // A release changes it itself.
  delete declared['./federation#CONTRACT_VERSION']
  return name === WITH_SHAPES ? { ...declared, ...(await shapesOf(folder, exports)) } : declared
}

async function shapesOf(folder, entries) {
  const found = await Promise.all(
    Object.entries(entries).map(async ([entry, file]) => {
      const values = Object.entries(await import(pathToFileURL(join(folder, file)).href))
      return values.flatMap(([name, value]) => {
        const shape = shapeOf(value)
        return shape === null ? [] : [[`${entry}#${name}`, shape]]
      })
    }),
  )
  return Object.fromEntries(found.flat())
}

/** The report as `api.md`: what reviewers read. */
export function toMarkdown(name, report) {
  const parts = Object.entries(report).map(([key, text]) => {
    const body = Array.isArray(text) ? text.join('\n') : text
    return `## ${key}\n\n\`\`\`ts\n${body}\n\`\`\`\n`
  })
  return `# API of @lantern/${name}\n\nWritten by \`npm run api -- --write\`. What a change demands: docs/how-to/change-a-shared-package.md\n\n${parts.join('\n')}`
}

/** `api.released.json`: version and API of the last release. */
export function readReleased(root, name) {
  return readJson(join(root, 'shared', name, 'api.released.json'), { version: null, exports: {} })
}

export function readApiFile(root, name) {
  try {
    return readFileSync(join(root, 'shared', name, 'api.md'), 'utf8')
  } catch {
    return ''
  }
}
