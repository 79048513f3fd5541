/**
 * webpack loader, before TypeScript: names the tables of texts of a package that has further languages, and has its entry points offer them. A package
 * without further languages is left as it is, so that nobody pays for what nobody reads.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readJson } from '../release/files.mjs'
import { FOLDER, languagesOf, nameOf, packageOf, tableId } from './owner.mjs'

/** Where code of a package begins to run: exposed modules of a remote, the start of the shell. */
const ENTRY = /[/\\]src[/\\](?:exposed[/\\](?:routes|slots)|main)\.tsx$/
const TABLE = /\bconst (\w+) = defineMessages\(/g

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
// biome-ignore lint/style/noDefaultExport: webpack asks for one
export default function languageLoader(source) {
  const isEntry = ENTRY.test(this.resourcePath)
  if (!isEntry && !source.includes('defineMessages(')) return source
  const packageDir = packageOf(this.resourcePath)
  this.addContextDependency(packageDir)
  const named = languagesOf(packageDir).length > 0 ? withNames(source, this.resourcePath) : source
  return isEntry ? withLanguages(named, packageDir) : named
}

function withNames(source, file) {
  return source
    .replace(TABLE, (_all, table) => `const ${table} = named(${JSON.stringify(tableId(file, table))}, `)
    .replace(/\bdefineMessages\b/, 'named')
}

function withLanguages(source, packageDir) {
  const folders = [packageDir, ...bundledPackages(packageDir)]
  const tags = [...new Set(folders.flatMap(languagesOf))].sort()
  if (tags.length === 0) return source
  const loads = tags.map((tag) => {
    const files = folders.map((folder) => join(folder, FOLDER, `${tag}.json`)).filter(existsSync)
    const imports = files.map(
      (file) =>
        `import(/* webpackChunkName: "language-${tag}" */ ${JSON.stringify(file)}).then((data) => data.default)`,
    )
    return `${JSON.stringify(tag)}: () => Promise.all([${imports.join(', ')}])`
  })
  const call = `addLanguages(${JSON.stringify(nameOf(packageDir))}, { ${loads.join(', ')} })`
  return `import { addLanguages } from '@lantern/i18n'\n${call}\n${source}`
}

/** Packages of ours whose texts are part of this package's build. The shared singletons have none. */
function bundledPackages(packageDir) {
  const { dependencies = {} } = readJson(join(packageDir, 'package.json'))
  const require = createRequire(join(packageDir, 'package.json'))
  return Object.keys(dependencies)
    .filter((name) => name.startsWith('@lantern/'))
    .flatMap((name) => {
      try {
        return [dirname(require.resolve(`${name}/package.json`))]
      } catch {
        const folder = join(packageDir, 'node_modules', name)
        return existsSync(folder) ? [folder] : []
      }
    })
}
