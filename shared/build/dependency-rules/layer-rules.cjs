/** Tests are outside the layers: they combine parts or start whole applications. */
const OUTSIDE = '[.](?:test|fixture)[.]tsx?$|/src/test/'

const severity = 'error'
const eitherOf = (folders) => `(?:${folders.length === 0 ? '(?!)' : folders.join('|')})`

/**
 * The rules that enforce a package's layers. An entry means the files directly in that folder.
 *
 * @param {object} options
 * @param {string} options.folder of the package
 * @param {string[][]} options.layers lowest first
 * @param {string} options.list the file that holds them
 * @param {{ down: string, island: string, listed: string }} options.names of the three rules
 * @param {string} [options.unlisted] pattern of files whose folder needs no entry
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function layerRules({ folder, layers, list, names, unlisted = '(?!)' }) {
  const base = `^${folder}/src`
  const rules = layers.flatMap((layer, index) => {
    const above = layers.slice(index + 1).flat()
    const from = { path: `${base}/(${layer.join('|')})/[^/]+$`, pathNot: OUTSIDE }
    return [
      {
        name: names.down,
        comment: `A folder imports folders of lower layers only (${list}), and nothing directly in src: move what both need down.`,
        severity,
        from,
        to: { path: `${base}/(?:[^/]+|${eitherOf(above)}/[^/]+)$` },
      },
      {
        name: names.island,
        comment: `Folders of one layer do not import each other (${list}): move what two of them need to a lower layer.`,
        severity,
        from,
        to: { path: `${base}/${eitherOf(layer)}/[^/]+$`, pathNot: `${base}/$1/[^/]+$` },
      },
    ]
  })
  const listed = {
    name: names.listed,
    comment: `A new folder gets its layer in ${list}; the README of the package shows the same line.`,
    severity,
    from: { path: `${base}/.+/`, pathNot: `${base}/${eitherOf(layers.flat())}/[^/]+$|${OUTSIDE}|${unlisted}` },
    to: {},
  }
  return [...rules, listed]
}

module.exports = { layerRules, OUTSIDE }
