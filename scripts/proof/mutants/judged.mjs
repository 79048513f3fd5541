import { join } from 'node:path'
import { readJson } from '../../../shared/build/release/files.mjs'

/** @type {Record<string, { code: string, from: string, to: string, why: string }[]>} survivors by file, each with the reason why no test can or should notice it */
const JUDGED = readJson(join(import.meta.dirname, 'judged.json'))

/** @returns {boolean} whether somebody wrote why this mutant may live; known by the text of its line, so that it stays known when lines move */
export function isJudged({ file, code, from, to }) {
  return (JUDGED[file] ?? []).some((entry) => entry.code === code && entry.from === from && entry.to === to)
}

/**
 * @param {{ file: string, code: string, from: string, to: string, killedBy: string | null }[]} results of whole files
 * @returns {{ file: string, code: string, from: string, to: string }[]} judgements that no survivor needs any more
 */
export function outdatedJudgements(results) {
  const survivors = new Set(results.filter(({ killedBy }) => killedBy === null).map(keyOf))
  const files = new Set(results.map(({ file }) => file))
  return Object.entries(JUDGED)
    .filter(([file]) => files.has(file))
    .flatMap(([file, entries]) => entries.map((entry) => ({ file, ...entry })))
    .filter((entry) => !survivors.has(keyOf(entry)))
}

function keyOf({ file, code, from, to }) {
  return JSON.stringify([file, code, from, to])
}
