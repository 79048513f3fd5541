import { basename, join, relative } from 'node:path'
import { readJson } from '../../../shared/build/release/files.mjs'
import { ROOT } from '../../../shared/build/release/source-hash.mjs'

/** @typedef {{ packageDir: string, file: string, code: string, becomes: string, killedBy: string | null }} Result */
/** @typedef {{ code: string, becomes: string, why: string }} Judgement a line, the mutated line, and why no test can or should kill it */

/** @type {Record<string, Judgement[]>} by package and file name, so that judgements survive moved folders and lines */
const JUDGED = readJson(join(import.meta.dirname, 'judged.json'))

/**
 * @param {Result} mutant
 * @returns {boolean} whether its survival is explained
 */
export function isJudged(mutant) {
  return (JUDGED[nameOf(mutant)] ?? []).some((entry) => isSame(entry, mutant))
}

/**
 * @param {readonly Result[]} results of whole files
 * @returns {(Judgement & { file: string })[]} judgements without a matching survivor
 */
export function outdatedJudgements(results) {
  const names = new Set(results.map(nameOf))
  return Object.entries(JUDGED)
    .filter(([name]) => names.has(name))
    .flatMap(([file, entries]) => entries.map((entry) => ({ file, ...entry })))
    .filter(
      ({ file, ...entry }) =>
        !results.some((mutant) => mutant.killedBy === null && nameOf(mutant) === file && isSame(entry, mutant)),
    )
}

function isSame(entry, { code, becomes }) {
  return entry.code === code && entry.becomes === becomes
}

function nameOf({ packageDir, file }) {
  return `${relative(ROOT, packageDir)}/${basename(file)}`
}
