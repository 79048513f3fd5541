/** Names in a list before the rest is counted. */
const MOST_NAMES = 12

/**
 * Says why a build has another version than an earlier one.
 *
 * A remote's version is a hash of its output, so the explanation starts with its files; that of any other package is a hash of its inputs.
 *
 * @typedef {object} BuildRecord written to `dist/.inputs.json`
 * @property {string} version
 * @property {Record<string, string>} sources hash by path in the workspace
 * @property {Record<string, string>} packages integrity by `name@version`
 * @property {{ integrity: Record<string, string>, sources: Record<string, string[]>, description: Record<string, unknown> }} [output] of a remote: integrity
 *   and sources by file name, and the fields of its description
 *
 * @param {BuildRecord} before
 * @param {BuildRecord} now
 * @returns {string[]} lines without indentation at the top; empty when nothing changed
 */
export function explainVersion(before, now) {
  const sources = changedKeys(before.sources, now.sources)
  const packages = changedPackages(before.packages, now.packages)
  if (!before.output || !now.output) {
    if (before.version === now.version) return []
    return [
      `${before.version} -> ${now.version}`,
      ...indent([...list('source', sources), ...list('package', packages)]),
    ]
  }
  if (before.version === now.version) {
    const inputs = sources.length + packages.length
    return inputs === 0 ? [] : [`${now.version} stays: ${count(inputs, 'changed input')} without effect on the output.`]
  }
  const names = new Set(packages.map((line) => line.split(' ')[0]))
  return [
    `${before.version} -> ${now.version}`,
    ...indent([
      ...changedFiles(before.output, now.output, new Set(sources), names),
      ...changedFields(before.output, now.output),
    ]),
  ]
}

function changedFiles(before, now, sources, packages) {
  const old = byStem(before.integrity)
  const current = byStem(now.integrity)
  const stems = changedKeys(old, current)
  const lines = stems.flatMap((stem) => {
    const [was, is] = [old[stem], current[stem]]
    if (!is) return [`${was.file} is gone`]
    const inside = now.sources[is.file] ?? []
    const causes = inside.filter((name) => sources.has(name) || packages.has(name.replace(/^package:/, '')))
    return [
      was ? `${was.file} -> ${is.file}` : `${is.file} is new`,
      ...indent(
        causes.length > 0
          ? shortened(causes)
          : ['no source of its own changed: a name or number that it refers to did'],
      ),
    ]
  })
  return [`${count(stems.length, 'file')} of ${Object.keys(current).length} changed`, ...indent(lines)]
}

function changedFields(before, now) {
  const fields = changedKeys(before.description, now.description)
  return fields.length === 0 ? [] : [`description: ${fields.join(', ')} changed`]
}

/** `react 19.2.0 -> 19.2.1`; several versions of a package are one line. */
function changedPackages(before, now) {
  const changed = changedKeys(before, now)
  const versions = (packages, name) =>
    changed.filter((key) => key in packages && nameOf(key) === name).map((key) => key.slice(name.length + 1))
  const names = [...new Set(changed.map(nameOf))]
  return names.map((name) => {
    const [was, is] = [versions(before, name), versions(now, name)]
    if (was.length === 0) return `${name} ${is.join(', ')} is new`
    if (is.length === 0) return `${name} ${was.join(', ')} is gone`
    return `${name} ${was.join(', ')} -> ${is.join(', ')}`
  })
}

function nameOf(key) {
  return key.slice(0, key.indexOf('@', 1))
}

/** Files by their name without the hash. */
function byStem(integrity) {
  return Object.fromEntries(
    Object.entries(integrity).map(([file, value]) => [
      file.replace(/\.[0-9a-f]{8}(?=\.)/, ''),
      { file, value, toJSON: () => value },
    ]),
  )
}

function changedKeys(before, now) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort()
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(now[key]))
}

function list(what, names) {
  return names.length === 0 ? [] : [`${count(names.length, what)} changed`, ...indent(shortened(names))]
}

function shortened(names) {
  if (names.length <= MOST_NAMES) return names
  return [...names.slice(0, MOST_NAMES), `and ${names.length - MOST_NAMES} more`]
}

function count(n, what) {
  return `${n} ${what}${n === 1 ? '' : 's'}`
}

function indent(lines) {
  return lines.map((line) => `  ${line}`)
}
