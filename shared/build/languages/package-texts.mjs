/** The texts of a package, and what is known about each. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles, readJson } from '../release/files.mjs'
import { FOLDER } from './owner.mjs'
import { readTables } from './read-tables.mjs'

/**
 * @param {string} packageDir
 * @returns {{ texts: import('./read-tables.mjs').Text[], problems: string[] }} sorted by id
 */
export function textsOf(packageDir) {
  const src = join(packageDir, 'src')
  const read = listFiles(src)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixture)\.tsx?$/.test(file))
    .map((file) => [join(src, file), readFileSync(join(src, file), 'utf8')])
    .filter(([, source]) => source.includes('defineMessages('))
    .map(([file, source]) => readTables(source, file))
  return {
    texts: read.flatMap(({ texts }) => texts).sort((one, other) => (one.id < other.id ? -1 : 1)),
    problems: read.flatMap(({ problems }) => problems),
  }
}

export function languageFile(packageDir, tag) {
  return join(packageDir, FOLDER, `${tag}.json`)
}

/** Translations of a package by id. */
export function translationsOf(packageDir, tag) {
  const tables = readJson(languageFile(packageDir, tag), {})
  return new Map(
    Object.entries(tables).flatMap(([table, keys]) =>
      Object.entries(keys).flatMap(([key, text]) =>
        typeof text === 'string'
          ? [[`${table}.${key}`, text]]
          : Object.entries(text).map(([word, one]) => [`${table}.${key}.${word}`, one]),
      ),
    ),
  )
}

/** The opposite: data of a language. @param {Iterable<readonly [string, string]>} pairs id and text */
export function tablesOf(pairs) {
  const tables = {}
  for (const [id, text] of [...pairs].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [, table, key, word] = /^(.*#\w+)\.([^.]+)(?:\.(.+))?$/.exec(id)
    tables[table] ??= {}
    if (word === undefined) tables[table][key] = text
    else tables[table][key] = { ...tables[table][key], [word]: text }
  }
  return tables
}
