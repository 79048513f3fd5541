import { relative, sep } from 'node:path'
import webpack from 'webpack'
import { MAPS_FOLDER } from '../../../contract/src/reports/source-maps.ts'
import { ROOT } from '../../release/source-hash.mjs'

/**
 * Source maps of a build's scripts, in a hidden folder of `dist`: `publish` sends them to the release service, no server reads that folder, and no
 * comment in a file names its map, so the files are the same with and without it (docs/decisions/0055).
 *
 * @returns {import('webpack').WebpackPluginInstance}
 */
export function hiddenSourceMaps() {
  return new webpack.SourceMapDevToolPlugin({
    test: /\.js$/,
    filename: `${MAPS_FOLDER}/[file].map`,
    append: false,
    moduleFilenameTemplate: sourceName,
    fallbackModuleFilenameTemplate: sourceName,
  })
}

/** A path in the workspace: the folder of the machine that built it is no part of a map. */
function sourceName({ absoluteResourcePath, resourcePath }) {
  const path = relative(ROOT, absoluteResourcePath).split(sep).join('/')
  const own = path.startsWith('..') ? resourcePath.replace(/^(?:\.?\.?\/)+/, '') : path
  // Without the package manager's own folders.
  return own.replace(/^.*node_modules\//, 'node_modules/')
}
