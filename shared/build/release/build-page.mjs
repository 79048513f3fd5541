import { join } from 'node:path'
import { plainConfig } from '../webpack/plain.mjs'
import { readJson } from './files.mjs'
import { writeIntegrity } from './integrity-file.mjs'
import { runWebpack } from './run-webpack.mjs'

/** Builds a package that is a single page: `dist/index.html` and its assets. */
export async function buildPage({ packageDir, onProgress }) {
  const { name } = readJson(join(packageDir, 'package.json'))
  const config = plainConfig({
    packageDir,
    entry: 'src/main.tsx',
    title: name.replace('@lantern/', 'lantern '),
    production: true,
  })
  await runWebpack(config, onProgress)
  writeIntegrity(config.output.path)
}
