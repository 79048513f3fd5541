import { rmSync } from 'node:fs'
import { PICTURES } from '../../e2e/proofs.ts'
import { proveInBrowser } from './in-browser.mjs'
import { acceptPictures } from './pictures/accept.mjs'
import { reportPictures } from './pictures/report.mjs'

/**
 * Every page in three widths, both colour schemes and both languages, compared with its accepted pictures. Pages that differ are listed with a sheet of
 * expected, actual and different pixels each; `--write` accepts what pages show now.
 *
 * @param {string} [how] `--write`
 * @returns {Promise<boolean>}
 */
export async function provePictures(how) {
  if (how !== undefined && how !== '--write') throw new Error(`Unknown option ${how}: only --write is known.`)
  const { RESULTS } = await import('../../e2e/pictures/results.ts')
  rmSync(RESULTS, { recursive: true, force: true })
  const isWriting = how === '--write'
  const isPassed = await proveInBrowser(PICTURES.join(' '), isWriting ? { PICTURES: 'write' } : {})
  if (!isWriting) await reportPictures()
  else if (isPassed) await acceptPictures()
  return isPassed
}
